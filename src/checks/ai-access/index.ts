export { default as 'answers-blocked' } from './answers-blocked.ts';
