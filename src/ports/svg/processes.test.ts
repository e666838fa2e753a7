import { afterAll, describe, expect, it } from 'vitest';
import { startTemporaryFiles } from '../../../tests/servers/temporary-files.ts';
import { createSvg } from './processes.ts';

const { files, close } = await startTemporaryFiles();
const svg = createSvg({ files });
const hasty = createSvg({ files, timeout: 1_500 });
afterAll(async () => {
  await Promise.all([svg.close(), hasty.close()]);
  await close();
});

const whole = '<rect width="2000" height="2000"/>';
const repeated = (times: number, piece: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => piece(at)).join('');
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inside}</svg>`;

async function drawn(inside: string, { by = svg, value = 1 } = {}) {
  const source = await files.write(new TextEncoder().encode(drawing(inside)));
  return by.draw(source, { size: { by: 'scale', value } });
}

const noise =
  '<filter id="f"><feTurbulence numOctaves="100"/><feGaussianBlur stdDeviation="500"/></filter><rect width="2000" height="2000" filter="url(#f)"/>';

describe('drawings in processes', () => {
  it('are drawn, also after one that ended its process', async () => {
    await expect(drawn(`${'<g opacity=".9">'.repeat(200)}${whole}${'</g>'.repeat(200)}`)).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('more memory than the 768 MB'),
    });
    expect(await drawn(whole, { value: 0.01 })).toMatchObject({ width: 20, height: 20 });
  });

  it.each([
    ['blurred noise', noise],
    ['many layers', `<g opacity=".9">${whole}</g>`.repeat(3_000)],
    [
      'a drawing in it',
      `<image width="2000" height="2000" href="data:image/svg+xml,${encodeURIComponent(drawing(noise))}"/>`,
    ],
  ])('that take too long are stopped: %s', async (_, inside) => {
    await expect(drawn(inside, { by: hasty })).rejects.toMatchObject({
      code: 'timed-out',
      message: expect.stringContaining('was not drawn within 2 seconds and was stopped'),
    });
  });

  it.each([
    [
      'a hundred million uses',
      `<defs><rect id="u0" width="9" height="9"/>${repeated(8, (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)}</defs><use href="#u8"/>`,
      'repeated a million times',
    ],
    [
      'a chain of uses',
      `<defs><rect id="u0"/>${repeated(3_000, (at) => `<g id="u${at + 1}">${'<g>'.repeat(50)}<use href="#u${at}"/>${'</g>'.repeat(50)}</g>`)}</defs><use href="#u3000"/>`,
      'repeated a million times',
    ],
    ['depth', `${'<g>'.repeat(300)}${whole}${'</g>'.repeat(300)}`, 'more than 256 within each other'],
    ['elements', '<path d=""/>'.repeat(210_000), 'more than 200,000 elements'],
  ])('of %s are refused', async (_, inside, sentence) => {
    await expect(drawn(inside)).rejects.toThrow(sentence);
  });

  it('are refused above 40 million pixels', async () => {
    await expect(drawn(whole, { value: 4 })).rejects.toMatchObject({ code: 'too-large', field: 'scale' });
  });
});
