import { expect, it } from 'vitest';
import { parseMailbox } from './mailbox.ts';

it.each([
  ['news@example.com', { address: 'news@example.com' }],
  [' <news@example.com> ', { address: 'news@example.com' }],
  ['Clearkit <news@example.com>', { name: 'Clearkit', address: 'news@example.com' }],
  ['"Größe, Inc." <news@example.com>', { name: 'Größe, Inc.', address: 'news@example.com' }],
])('reads %s', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});

it.each([
  '',
  'Clearkit',
  'a@example.com, b@example.com',
  'A <a@example.com> <b@example.com>',
  'A\nB <a@example.com>',
  '"A <a@example.com>',
])('does not read %j', (text) => {
  expect(() => parseMailbox(text)).toThrow('no address of a mailbox');
});
