import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeImages } from '#ports/images/fake';
import { askPage } from '../../../tests/page-tool.ts';
import { alphaPng, photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const temporary = createFakeTemporaryFiles();
const images = createFakeImages(temporary);
const ask = askPage(toolEntry('image-seo-checker', tool, run), tool.output, { images, temporary });
const file = (body: Uint8Array, type = 'image/png') => ({ headers: { 'content-type': type }, body });

describe('image-seo-checker', () => {
  it('tells pictures without a description from those that only decorate', async () => {
    const output = await ask(
      '<img src=/a.jpg width=4 height=3><img src=/line.png alt=""><img src=/b.webp alt="Tea" loading=lazy>',
    );
    expect(output).toMatchObject({ total: 3, withoutAlt: 1, decoration: 1, lazy: 1 });
    expect(output.pictures[0]).toEqual({
      address: 'https://example.com/a.jpg',
      alt: null,
      size: '4 × 3',
      ...{ pixels: '', weight: '' },
      format: 'jpeg',
      loading: 'not lazy',
    });
    expect(output.findings).toContainEqual(
      expect.objectContaining({ severity: 'error', title: 'Pictures have no alt attribute' }),
    );
  });

  it('fetches the files, and tells what they are', async () => {
    const small = await alphaPng();
    const output = await ask(
      `<img src=/gone.png alt=a><img src=/page.png alt=b><img src=/plain.png alt=c><img src=/wide.png width=100 height=30 alt=d>
       <img src=/heavy.png srcset="/heavy.png 1x, /gone-2.png 2x" alt=e>`,
      {
        'https://example.com/page.png': {
          headers: { 'content-type': 'text/html' },
          body: '<!doctype html><title>x</title>',
        },
        'https://example.com/plain.png': file(small, 'text/plain'),
        'https://example.com/wide.png': file(await photoJpeg({ width: 1600, height: 900 })),
        'https://example.com/heavy.png': file(Buffer.concat([small, Buffer.alloc(1_500_000)])),
      },
    );
    const said = Object.fromEntries(output.findings.map(({ title, where = [] }) => [title, where.join(' | ')]));
    expect(said['Pictures are missing']).toMatch(/gone\.png \(status 404\) Line 1, column 1: .+gone-2\.png/);
    expect(said['Addresses of pictures do not lead to pictures']).toMatch(/page\.png \(text\/html\)/);
    expect(said['Pictures are sent as another type']).toMatch(/plain\.png \(text\/plain\)/);
    expect(said['Pictures are very heavy']).toMatch(/heavy\.png \(1\.4 MB\)/);
    expect(said['Pictures are much larger than they are shown']).toMatch(/wide\.png/);
    expect(said['Width and height do not fit the pictures']).toMatch(/1600 × 900 pixels, given as 100 × 30/);
    expect(output.pictures[3]).toMatchObject({ pixels: '1600 × 900', size: '100 × 30' });
  });

  it('has nothing against files that are as the page says', async () => {
    const output = await ask('<img src=/a.png width=400 height=300 alt=Tea>', {
      'https://example.com/a.png': file(await photoJpeg({ width: 800, height: 600 })),
    });
    expect(output.findings).toContainEqual(
      expect.objectContaining({ severity: 'passed', title: 'The files of the pictures are there, and not too large' }),
    );
  });
});
