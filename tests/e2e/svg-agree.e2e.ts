import { describe, expect, inject, it } from 'vitest';
import { notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="60"><defs><filter id="s"><feGaussianBlur stdDeviation="2"/></filter><linearGradient id="g"><stop stop-color="#0f766e"/><stop offset="1" stop-color="#7c2d12" stop-opacity=".5"/></linearGradient></defs><rect width="180" height="60" rx="12" fill="url(#g)"/><circle cx="30" cy="30" r="12" filter="url(#s)" fill="#fff"/><text x="50" y="38" font-family="Georgia" font-style="italic" font-size="22">Grüße ✓ Привет</text></svg>';
const greedy = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">${'<g opacity=".9">'.repeat(200)}<rect width="4000" height="4000"/>${'</g>'.repeat(200)}</svg>`;
const asFile = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

describe('an SVG', () => {
  it('is the same picture, byte for byte, drawn on the device and on the server', async () => {
    const page = await visit({ path: '/tools/svg-to-png?scale=3' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.locator('input[type="file"]').setInputFiles(asFile('badge.svg', badge));
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///badge.svg');
    await page.getByRole('button', { name: 'Convert to PNG' }).click();
    await result(page).getByText('Made on your device, and kept until you close this page.').waitFor();
    const here = await savedBy(page, page.getByRole('link', { name: 'Download PNG' }));
    expect(sent).toEqual([]);

    const answer = await fetch(`${inject('site')}/api/tools/svg-to-png`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ svg: badge, scale: 3 }),
    });
    const { data } = await answer.json();
    expect(data).toMatchObject({ width: 540, height: 180, fonts: [{ asked: 'Georgia', drawn: 'Tinos' }] });
    const there = Buffer.from(await (await fetch(data.pngImageUrl)).arrayBuffer());
    expect(Buffer.from(here).equals(there)).toBe(true);
  });

  it('that takes all the memory there is for it is refused on the device in a sentence, and the next is drawn', async () => {
    const page = await visit({ path: '/tools/svg-to-png' });
    const chooser = page.locator('input[type="file"]');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await chooser.setInputFiles(asFile('greedy.svg', greedy));
    await expect.poll(() => address.inputValue()).toBe('file:///greedy.svg');
    await page.getByRole('button', { name: 'Convert to PNG' }).click();
    await notice(page, 'alert', 'takes more memory than the 768 MB').waitFor();
    await chooser.setInputFiles(asFile('badge.svg', badge));
    await expect.poll(() => address.inputValue()).toBe('file:///badge.svg');
    await page.getByRole('button', { name: 'Convert to PNG' }).click();
    await result(page).getByText('180 × 60 pixels').first().waitFor();
  });
});
