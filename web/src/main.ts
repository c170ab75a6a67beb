import { preload } from './preload';

const preloaded = preload(location);
const target = document.getElementById('app');
if (target) void import('./mountApp').then(({ mountApp }) => mountApp(target, preloaded));
