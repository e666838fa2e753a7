export { default as 'compression-used' } from './compression-used.ts';
