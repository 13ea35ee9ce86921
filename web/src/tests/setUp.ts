/** Before every file of tests. Files share their workers and the modules in them: what one of them sets is as before for
 *  the next, and what stands in for a module stands in for it everywhere. */

import { afterAll, vi } from 'vitest';
// Parts of pages are drawn here without the page that brings their words.
import '$lib/laterWords';
import { changeSetting } from '$lib/settings.svelte';

vi.mock('../boards', () => import('./fakeBoards'));
afterAll(() => changeSetting('motion', 'normal'));
