import { expect, it } from 'vitest';
import { withoutTags } from './without-tags.ts';

it.each(['constructor', 'toString', 'valueOf'])('treats an element called %s as unknown', (name) => {
  expect(withoutTags(`a<${name}>b</${name}>c`)).toEqual(withoutTags('a<unknown>b</unknown>c'));
});
