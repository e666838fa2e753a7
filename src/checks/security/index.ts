export { default as 'form-password-address' } from './form-password-address.ts';
export { default as 'form-plain' } from './form-plain.ts';
export { default as 'https-used' } from './https-used.ts';
export { default as 'plain-redirects' } from './plain-redirects.ts';
export { default as 'script-integrity' } from './script-integrity.ts';
export { default as 'security-txt' } from './security-txt.ts';
