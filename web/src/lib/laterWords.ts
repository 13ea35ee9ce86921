/** What neither the lobby nor a match says. Each page that says it imports this, so that nobody fetches it before. */
import { bringLater } from './i18n.svelte';

bringLater(import.meta.glob<string>('../../locales/later/*.ftl', { query: '?raw', import: 'default', eager: true }));
