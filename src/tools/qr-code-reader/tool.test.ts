import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { qrCells } from '#lib/codes/qr-cells';
import { svgOf } from '#lib/codes/write-svg';
import { createImages } from '#ports/images/sharp';
import { drawnByLibrsvg } from '../../../tests/codes/read-by-others.ts';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { photoJpeg, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import { readContent } from './read-content.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('qr-code-reader', tool, run);

async function read(picture: Uint8Array, type = 'image/png') {
  const url = 'https://example.com/picture';
  const { ports } = createPictureWorld({ [url]: servedPicture(Buffer.from(picture), type) }, createImages());
  return tool.output.parse(await execute(entry, { imageUrl: url }, { ports }));
}

async function drawn(text: string, look: { color?: string; background?: string } = {}) {
  const cells = await qrCells(text, { level: 'M' });
  if (!cells) throw new Error('Too long for a test.');
  return drawnByLibrsvg(
    svgOf(cells, { shape: 'square', color: '#000000', background: '#ffffff', quiet: 4, ...look }, 400),
    400,
  );
}

describe('qr-code-reader', () => {
  it('reads all codes of a picture, and says what each is', async () => {
    const poster = await readFile(join(import.meta.dirname, '../../samples/pictures/codes.png'));
    const { codes, count, text } = await read(poster);
    expect(count).toBe(2);
    const [wifi, link] = codes.toSorted((one, other) => other.kind.localeCompare(one.kind));
    expect(wifi).toMatchObject({ kind: 'Wi-Fi', format: 'QR code', warnings: [] });
    expect(wifi?.details).toContainEqual({ name: 'Network', value: 'Garden shop guests' });
    expect(link).toMatchObject({
      kind: 'Link',
      text: 'https://www.garden-shop.example@sale.example.com/',
      warnings: ['What is before the @ is not the site: the link leads to sale.example.com.'],
    });
    expect(text.split('\n\n')).toHaveLength(2);
  });

  it('says that a code is light on dark', async () => {
    const { codes } = await read(await drawn('x', { color: '#ffffff', background: '#000000' }));
    expect(codes[0]?.warnings).toEqual(['The code is light on dark, which many scanners cannot read.']);
  });

  it('says what to do where there is no code', async () => {
    expect(await read(await photoJpeg(), 'image/jpeg')).toMatchObject({
      codes: [],
      count: 0,
      note: expect.stringContaining('No code was found'),
    });
  });

  it('refuses what is broken', async () => {
    await expect(read(await truncatedJpeg(), 'image/jpeg')).rejects.toMatchObject({ code: 'unsupported' });
  });
});

describe('readContent', () => {
  it.each([
    ['https://example.com/', 'Link', 'Leads to example.com', ''],
    ['http://example.com:8080/', 'Link', 'Leads to example.com', 'unusual port 8080; not encrypted'],
    ['https://paypal.com.login.example.net/', 'Link', 'Leads to example.net', ''],
    ['HTTPS://BIT.LY/x', 'Link', 'Leads to bit.ly', 'short link'],
    ['https://аррӏе.com/', 'Link', 'Leads to аррӏе.com', 'really xn--80ak6aa92e.com; mistaken for apple.com'],
    ['https://bücher.example/', 'Link', 'Leads to bücher.example', 'really xn--bcher-kva.example'],
    ['https://93.184.215.14/', 'Link', 'Leads to 93.184.215.14', 'IP address'],
    ['javascript:alert(1)', 'Link', '', 'Do not open this'],
    ['data:text/html,<script>', 'Link', '', 'Do not open this'],
    ['bitcoin:1A1zP1', 'Link to an app', 'Scheme bitcoin:', ''],
    ['https://example.com/\u202egnp.exe', 'Link', 'Leads to example.com', 'not seen'],
    ['tel:+123', 'Phone number', 'Number +123', ''],
    ['SMSTO:12345:WIN 1', 'Text message', 'To 12345; Message WIN 1', 'cost extra'],
    ['mailto:a@example.com?subject=Hi%20you&body=x%0Ay', 'Email', 'To a@example.com; Subject Hi you; Message x\ny', ''],
    ['geo:51.5,-0.12', 'Place', 'Latitude, longitude 51.5,-0.12', ''],
    ['WIFI:T:nopass;S:a\\;b;;', 'Wi-Fi', 'Network a;b; Security None', 'no password'],
    [
      'WIFI:S:a;T:WEP;P:"b\\:c";H:true;;',
      'Wi-Fi',
      'Network a; Security WEP; Password "b:c"; Hidden Yes',
      'WEP is broken',
    ],
    ['MECARD:N:Lovelace,Ada;TEL:+1;;', 'Contact', 'Name Lovelace,Ada; Phone +1', ''],
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:L;A;;;\r\nFN:Ada L\r\nORG:A\\; B\r\nTEL;TYPE=CELL:+1\r\nEND:VCARD',
      'Contact',
      'Name Ada L; Organization A; B; Phone +1',
      '',
    ],
    [
      'BEGIN:VEVENT\r\nSUMMARY:Fair\\, day 1\r\nDTSTART;VALUE=DATE:20260312\r\nDTEND:20260312T183000Z\r\nEND:VEVENT',
      'Event',
      'Title Fair, day 1; Starts 2026-03-12; Ends 2026-03-12 18:30 UTC',
      '',
    ],
    ['Hello: you', 'Text', '', ''],
    ['', 'Binary data', '', ''],
  ])('%j', (text, kind, details, warnings) => {
    const read = readContent(text, 'QRCode');
    expect(read.kind).toBe(kind);
    expect(
      read.details
        .filter(({ name }) => name !== 'Host')
        .map(({ name, value }) => `${name} ${value}`)
        .join('; '),
    ).toBe(details);
    for (const words of warnings.split('; ').filter(Boolean)) expect(read.warnings.join(' ')).toContain(words);
    if (warnings === '') expect(read.warnings).toEqual([]);
  });

  it.each([
    ['4006381333931', 'EAN13', 'Product'],
    ['9780306406157', 'EAN13', 'Book'],
    ['9770317847001 05', 'EAN13', 'Product'],
  ])('%s is of a %s', (text, format, kind) => {
    expect(readContent(text, format)).toMatchObject({ kind, details: expect.any(Array) });
  });

  it('reads long and hostile contents in no time', () => {
    for (const text of [
      `WIFI:${'S:\\'.repeat(2_000)}`,
      `BEGIN:VCARD\n${'A'.repeat(7_000)}`,
      `MECARD:${'a'.repeat(7_000)}`,
      `mailto:?${'&'.repeat(7_000)}`,
      `https://${'a.'.repeat(3_000)}`,
    ])
      expect(readContent(text, 'QRCode').details.length).toBeLessThan(50);
  });
});
