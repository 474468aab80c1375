export { speedOf, type Motion } from './animation.js';
export { celebrate } from './celebrate.js';
export { glide, snapshot, type GlideOptions } from './glide.js';
export { shake } from './signals.js';
