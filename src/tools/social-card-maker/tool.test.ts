import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { installedLettering } from '#ports/lettering/node';
import { createPictureWorld } from '../../../tests/servers/picture-world.ts';
import { pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('social-card-maker', tool, run);

function createWorld() {
  const { ports, contentOf } = createPictureWorld({}, createImages());
  const all = { ...ports, lettering: installedLettering };
  return async (input: object) => {
    const made = tool.output.parse(await execute(entry, input, { ports: all }));
    return { ...made, content: await contentOf(made.cards[0]?.url ?? '') };
  };
}

describe('social-card-maker', () => {
  it.each(['paper', 'bold', 'gradient', 'panel'])('draws the template %s in its size and color', async (template) => {
    const { content, cards, address } = await createWorld()({ title: 'Đường về nhà', template, color: '#336699' });
    expect(cards).toMatchObject([{ width: 1200, height: 630 }]);
    expect(await createImages().inspect(content ?? new Uint8Array())).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    const at = template === 'panel' ? 1190 : 2;
    const [red = 0, green = 0, blue = 0] = await pixelAt(content, at, 2);
    for (const [part, wanted] of [
      [red, 0x33],
      [green, 0x66],
      [blue, 0x99],
    ] as const)
      expect(Math.abs(part - wanted)).toBeLessThan(8);
    expect(Object.fromEntries(new URL(address, 'https://example.com').searchParams)).toEqual({
      title: 'Đường về nhà',
      ...(template !== 'paper' && { template }),
      color: '#336699',
    });
  });

  it('takes the longest words, and says what HTML goes with them', async () => {
    const { html } = await createWorld()({
      title: `${'W'.repeat(180)} "quoted" <b>`,
      text: 'word '.repeat(60),
      brand: 'b'.repeat(60),
    });
    expect(html).toContain('og:image:width" content="1200"');
    expect(html).toContain('&quot;quoted&quot;');
  });

  it.each([
    [{}, 'Please enter the title of the card'],
    [{ title: ' ' }, 'Please enter the title of the card'],
    [{ title: 'x'.repeat(201) }, 'The title can have 200 characters at most'],
    [{ title: 'Tea 茶 🍵' }, 'has no sign for 茶 🍵.'],
    [{ title: 'x', color: 'teal' }, 'Please enter a color as six hexadecimal digits'],
  ])('refuses %j in words', async (input, message) => {
    const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
    await expect(createWorld()(input)).rejects.toMatchObject(refused);
  });
});
