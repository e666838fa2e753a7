export { default as 'link-address-broken' } from './link-address-broken.ts';
export { default as 'link-nofollow-own' } from './link-nofollow-own.ts';
export { default as 'link-own-missing' } from './link-own-missing.ts';
export { default as 'link-script' } from './link-script.ts';
export { default as 'link-text-missing' } from './link-text-missing.ts';
export { default as 'link-text-vague' } from './link-text-vague.ts';
export { default as 'link-unencrypted' } from './link-unencrypted.ts';
