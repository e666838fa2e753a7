import { base64 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createDrawings } from '#ports/drawings/here';
import { lookAt, marginsOf } from '../../../tests/codes/look-at.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('placeholder-image', tool, run);
const make = async (input: object) =>
  tool.output.parse(await execute(entry, input, { ports: { drawings: createDrawings() } }));

describe('placeholder-image', () => {
  it.each([
    [1, 1],
    [600, 400],
    [40, 900],
    [3_000, 20],
  ])('is %i × %i pixels, as SVG and as PNG', async (width, height) => {
    const { svg, png } = await make({ width, height });
    expect(await lookAt(base64.decode(png?.base64 ?? ''))).toMatchObject({ format: 'png', width, height });
    expect(await lookAt(svg)).toMatchObject({ format: 'svg', width, height });
  });

  it('keeps the text within the picture, and in its middle', async () => {
    for (const text of ['WWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'i', 'Two\nlines of text', '']) {
      const { png } = await make({ width: 300, height: 120, text, color: '#000000', background: '#ffffff' });
      const { left, right, top, bottom } = await marginsOf(base64.decode(png?.base64 ?? ''));
      expect(left, text).toBeGreaterThan(5);
      expect(Math.abs(left - right), text).toBeLessThan(8);
      expect(Math.abs(top - bottom), text).toBeLessThan(24);
    }
  });

  it('escapes what is entered', async () => {
    const { svg, html, address } = await make({ text: '<script>"&\u0000\ud800' });
    expect(svg).toContain('&lt;script&gt;&quot;&amp; \ufffd</text>');
    expect(html).not.toMatch(/<script|"&"/);
    expect(address).toBe('/placeholder/600x400.svg?text=%3Cscript%3E%22%26%20%EF%BF%BD');
    await lookAt(svg);
  });

  it('bounds the picture', async () => {
    await expect(make({ width: 4_000, height: 4_000 })).rejects.toMatchObject({ code: 'too-large' });
    await expect(make({ width: 4_001 })).rejects.toThrow('Please enter a width from 1 to 4000 pixels');
    await expect(make({ text: 'x'.repeat(201) })).rejects.toThrow('at most 200 characters');
  });
});
