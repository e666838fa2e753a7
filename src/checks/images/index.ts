export { default as 'alt-missing' } from './alt-missing.ts';
export { default as 'size-missing' } from './size-missing.ts';
