import { prepare } from './ahead';

const prepared = prepare(location);
const target = document.getElementById('app');
if (target) void import('./begin').then(({ begin }) => begin(target, prepared));
