import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { safeDrawing } from './svg.ts';

const drawn = async (text: string) =>
  new TextDecoder().decode(await safeDrawing(new TextEncoder().encode(text), 1_000));

describe('a drawing', () => {
  it('loses addresses under any namespace, and keeps places within itself', async () => {
    const inside = '<use xlink:href="#a"/><image href = \'https://example.test/\'/><a my-x:href="file:///etc/passwd"/>';
    expect(await drawn(inside)).toBe('<use xlink:href="#a"/><image href = "#"/><a my-x:href="#"/>');
  });

  it.each([
    '<!DOCTYPE svg [<!ENTITY a "&b;">]><svg/>',
    '<!DOCTYPE svg PUBLIC "a<b" "c" [<!ENTITY a "b">]><svg/>',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]  ><svg/>',
    '<!DOCTYPE svg [<!ENTITY a "b">',
  ])('with entities that could grow is refused: %s', async (text) => {
    await expect(drawn(text)).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('keeps the short names that drawing programs declare', async () => {
    const text = '<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ] ><svg xmlns="&ns_svg;"/>';
    expect(await drawn(text)).toBe(text);
  });

  it.each([
    ['a long word', 'a'],
    ['doctypes', '<!doctype '],
    ['brackets', '<!doctype [ ]'],
    ['spaces after a bracket', '<!doctype []  '],
    ['half references', 'href="'],
    ['references', ' href = '],
    ['half characters', '&a'],
  ])('is read in time that grows with its length: %s', async (_, piece) => {
    expect(await growth(200_000, (size) => drawn(piece.repeat(size / piece.length)))).toBeLessThan(WITH_LENGTH);
  });
});
