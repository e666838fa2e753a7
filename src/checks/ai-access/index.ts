export { default as 'ai-challenge' } from './ai-challenge.ts';
export { default as 'ai-names' } from './ai-names.ts';
export { default as 'ai-snippet-allowed' } from './ai-snippet-allowed.ts';
export { default as 'ai-text-present' } from './ai-text-present.ts';
export { default as 'ai-training-choice' } from './ai-training-choice.ts';
export { default as 'answers-blocked' } from './answers-blocked.ts';
export { default as 'llms-txt-valid' } from './llms-txt-valid.ts';
