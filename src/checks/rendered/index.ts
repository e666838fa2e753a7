export { default as 'canonical-by-scripts' } from './canonical-by-scripts.ts';
export { default as 'text-by-scripts' } from './text-by-scripts.ts';
export { default as 'title-by-scripts' } from './title-by-scripts.ts';
