export { default as 'answer-soon' } from './answer-soon.ts';
export { default as 'compression-used' } from './compression-used.ts';
export { default as 'document-elements' } from './document-elements.ts';
export { default as 'frame-lazy' } from './frame-lazy.ts';
export { default as 'inline-weight' } from './inline-weight.ts';
export { default as 'media-preload' } from './media-preload.ts';
export { default as 'script-blocking' } from './script-blocking.ts';
