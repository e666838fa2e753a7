export { default as 'h1-empty' } from './h1-empty.ts';
export { default as 'h1-missing' } from './h1-missing.ts';
export { default as 'h1-several' } from './h1-several.ts';
export { default as 'heading-order' } from './heading-order.ts';
