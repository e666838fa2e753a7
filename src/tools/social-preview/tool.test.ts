import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('social-preview', tool, run);
const site = 'https://example.com';

async function preview(head: string, robots = '') {
  const { ports } = createPictureWorld({
    ...(robots && { [`${site}/robots.txt`]: { body: robots } }),
    [`${site}/page`]: {
      headers: { 'content-type': 'text/html' },
      body: `<html><head>${head}</head><body><p>x</body></html>`,
    },
    [`${site}/photo.jpg`]: servedPicture(await photoJpeg(), 'image/jpeg'),
  });
  return tool.output.parse(await execute(entry, { url: `${site}/page` }, { ports }));
}

const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const full = [
  '<title>Plain title</title><meta name="description" content="Plain text">',
  meta('og:title', 'Shared title'),
  meta('og:image', '/photo.jpg'),
  '<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="Title on X">',
].join('');

describe('social-preview', () => {
  it('takes for each network the tags that it reads first', async () => {
    const { cards } = await preview(full);
    const title = (network: string) =>
      cards.find((card) => card.network === network)?.lines.find(({ kind }) => kind === 'title')?.text;
    expect([title('Facebook'), title('X'), title('Discord')]).toEqual(['Shared title', 'Title on X', 'Shared title']);
    expect(cards.find(({ network }) => network === 'LinkedIn')?.lines.map(({ kind }) => kind)).toEqual([
      'title',
      'host',
    ]);
    const description = cards[0]?.lines.find(({ kind }) => kind === 'description')?.text;
    expect(description).toBe('Plain text');
  });

  it('measures the picture and keeps a copy to show', async () => {
    const { pictures, cards } = await preview(full);
    expect(pictures).toEqual([
      expect.objectContaining({
        tag: 'og:image',
        address: `${site}/photo.jpg`,
        fault: '',
        shownAt: expect.stringContaining('/files/'),
      }),
    ]);
    const [{ width, height } = { width: null, height: null }] = pictures;
    expect([typeof width, typeof height]).toEqual(['number', 'number']);
    expect(cards.every(({ picture }) => picture === `${site}/photo.jpg`)).toBe(true);
  });

  it('finds what is missing, and a picture that is not there', async () => {
    const bare = await preview('<title>Plain title</title>');
    expect(bare.pictures).toEqual([]);
    expect(bare.findings.some(({ severity }) => severity !== 'passed')).toBe(true);
    expect(bare.cards[0]?.lines[1]).toEqual({ kind: 'title', text: 'Plain title' });
    const lost = await preview(full.replace('/photo.jpg', `${site}/lost.jpg`));
    expect(lost.findings[0]).toMatchObject({ severity: 'error', title: 'The picture of og:image cannot be fetched' });
  });

  it('says which networks may not fetch the picture', async () => {
    const { findings } = await preview(full, 'User-agent: Twitterbot\nDisallow: /photo');
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', detail: expect.stringMatching(/keeps X from fetching/) }),
    );
  });

  it('compares the stated size with the picture', async () => {
    const { findings } = await preview(full + meta('og:image:width', '2400'));
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'advice', detail: expect.stringMatching(/“2400”.+320 × 240/) }),
    );
  });

  it('fetches the other pictures as well, the first one first', async () => {
    const { pictures, findings } = await preview(`${full}${meta('og:image', `${site}/second.jpg`)}`);
    expect(pictures.map(({ tag, address }) => [tag, address])).toEqual([
      ['og:image', `${site}/photo.jpg`],
      ['og:image', `${site}/second.jpg`],
    ]);
    expect(findings[0]).toMatchObject({ severity: 'error', where: [`${site}/second.jpg`] });
  });
});
