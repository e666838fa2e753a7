import { expect, it } from 'vitest';
import { domainsIn } from './domain-list.tsx';

it.each([
  ['a.test\nb.test', ['a.test', 'b.test']],
  ['  a.test, b.test;c.test\t d.test \r\n', ['a.test', 'b.test', 'c.test', 'd.test']],
  ['a.test A.TEST a.test', ['a.test']],
  [' ,;\n', []],
  ['https://a.test/x?y=1 bücher.example', ['https://a.test/x?y=1', 'bücher.example']],
])('%j holds %j', (text, domains) => {
  expect(domainsIn(text)).toEqual(domains);
});
