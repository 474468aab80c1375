import type { Build } from '../../engine/index.js';

export const UP_IN_SUIT: Build = { by: 'suit', step: 1 };
export const DOWN_IN_SUIT: Build = { by: 'suit', step: -1 };
export const DOWN_ALTERNATING: Build = { by: 'alternate', step: -1 };
export const DOWN_BY_RANK: Build = { by: 'any', step: -1 };
