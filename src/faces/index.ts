export { createBack } from './back.js';
export { newNode } from './drawing.js';
export { createFace, type FaceSize } from './face.js';
export { faceStyles } from './face.styles.js';
export { fourColorStyles } from './four-color.styles.js';
export { createMark, type PileMark } from './mark.js';
export { markup, onServer } from './markup.js';
export { markStyles } from './mark.styles.js';
