import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/theme.css';
import './lib/base.css';
import './lib/screen.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

export default mount(App, { target });
