export { default as 'link-address-broken' } from './link-address-broken.ts';
export { default as 'link-text-missing' } from './link-text-missing.ts';
