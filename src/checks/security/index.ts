export { default as 'https-used' } from './https-used.ts';
