import { base64 } from '@scure/base';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createCodes } from '#ports/codes/here';
import { createDrawings } from '#ports/drawings/here';
import { chance, randomQrInput } from '../../../tests/codes/random-inputs.ts';
import { drawnByLibrsvg, readByJsQr } from '../../../tests/codes/read-by-others.ts';
import { alphaPng, photoJpeg, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('qr-code-generator', tool, run);
const ports = { codes: createCodes(), drawings: createDrawings() };
const make = async (input: object) => tool.output.parse(await execute(entry, input, { ports }));
const pngOf = ({ png }: Awaited<ReturnType<typeof make>>) => base64.decode(png?.base64 ?? '');

/** Of the 1,000 that `bench/qr-codes.ts` has read. */
const SHARE = 100;

describe('qr-code-generator', () => {
  it('makes codes that a second reader reads, whatever is in them', async () => {
    const draw = chance(7);
    for (let at = 0; at < SHARE; at += 1) {
      const input = randomQrInput(draw);
      const code = await make(input);
      expect(await readByJsQr(pngOf(code)), JSON.stringify(input)).toBe(code.content);
    }
  });

  it.each(['square', 'rounded', 'dots'])('draws the same as SVG, with modules that are %s', async (shape) => {
    const text = 'https://example.com/grüße?q=漢字';
    const { svg } = await make({ text, shape, color: '#1e3a8a' });
    expect(await readByJsQr(await drawnByLibrsvg(svg, 600))).toBe(text);
  });

  it.each([
    ['PNG', alphaPng],
    ['JPG', photoJpeg],
  ])('puts a %s into the middle, with the error correction that this takes', async (_, picture) => {
    const input = { text: 'https://example.com/', level: 'L', logo: base64.encode(await picture()), pixels: 400 };
    const code = await make(input);
    expect(code.level).toBe('H');
    expect(code.notes.join(' ')).toContain('error correction H');
    expect(await readByJsQr(pngOf(code))).toBe('https://example.com/');
    expect(await readByJsQr(await drawnByLibrsvg(code.svg, 400))).toBe('https://example.com/');
    expect(strFromU8(base64.decode(code.pdf?.base64 ?? ''), true)).toContain('/Logo 5 0 R');
  });

  it('refuses what is no logo', async () => {
    const withLogo = (logo: string) => make({ text: 'a', logo });
    await expect(withLogo('nonsense')).rejects.toThrow('The logo must be a PNG or JPG.');
    await expect(withLogo(base64.encode(await truncatedJpeg()))).rejects.toThrow('The logo is damaged');
    const huge = new Uint8Array(await alphaPng());
    new DataView(huge.buffer).setUint32(16, 60_000);
    await expect(withLogo(base64.encode(huge))).rejects.toThrow('The logo can have up to 4,096 pixels a side.');
    const broken = new Uint8Array(await alphaPng()).fill(7, 40);
    await expect(withLogo(base64.encode(broken))).rejects.toThrow('The logo is damaged or wholly transparent');
  });

  // The examples in ZXing's own description of these contents, and of the standards.
  it.each([
    [{ kind: 'wifi', ssid: 'mynetwork', password: 'mypass' }, 'WIFI:T:WPA;S:mynetwork;P:mypass;;'],
    [{ kind: 'wifi', ssid: '"foo;bar\\baz"', security: 'none' }, 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;'],
    [{ kind: 'wifi', ssid: 'a', password: 'b', security: 'wep', hidden: true }, 'WIFI:T:WEP;S:a;P:b;H:true;;'],
    [{ kind: 'phone', phone: '+1 (212) 555-1212' }, 'tel:+12125551212'],
    [{ kind: 'sms', phone: '12345', message: 'Hi: you' }, 'SMSTO:12345:Hi: you'],
    [{ kind: 'place', latitude: '40,71872', longitude: '-73.98905' }, 'geo:40.71872,-73.98905'],
    [
      { kind: 'email', email: 'a+b@example.com', subject: 'Hi & bye', message: 'x\ny' },
      'mailto:a%2Bb@example.com?subject=Hi%20%26%20bye&body=x%0D%0Ay',
    ],
    [
      { kind: 'event', eventTitle: 'Fair, day 1', starts: '2026-03-12', ends: '2026-03-14' },
      'BEGIN:VEVENT\r\nSUMMARY:Fair\\, day 1\r\nDTSTART;VALUE=DATE:20260312\r\nDTEND;VALUE=DATE:20260314\r\nEND:VEVENT',
    ],
    [
      { kind: 'contact', organization: 'A; B', note: 'x\ny' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:A\\; B\r\nORG:A\\; B\r\nNOTE:x\\ny\r\nEND:VCARD',
    ],
  ])('%j', async (input, content) => {
    expect((await make(input)).content).toBe(content);
  });

  it.each([
    [{}, 'Please enter a link or text'],
    [{ kind: 'wifi' }, 'Please enter the name of the network'],
    [{ kind: 'wifi', ssid: 'a' }, 'Please enter the password of the network'],
    [{ kind: 'contact' }, 'Please enter a name'],
    [{ kind: 'event', eventTitle: 'a', starts: '2026-02-30' }, 'A time is written like 2026-03-12 18:30'],
    [
      { kind: 'event', eventTitle: 'a', starts: '2026-02-03', ends: '2026-02-01' },
      'The event must end after it starts',
    ],
    [{ kind: 'phone', phone: 'call me' }, 'A phone number has up to 20 digits'],
    [{ kind: 'place', latitude: '91', longitude: '0' }, 'Please enter the latitude in degrees'],
    [{ kind: 'place', latitude: '0', longitude: 'east' }, 'Please enter the longitude in degrees'],
    [{ kind: 'list', list: [' '] }, 'Please enter a link or text per line'],
    [{ text: 'a', color: '#777777', background: '#808080' }, 'Scanners cannot tell these colors apart'],
    [{ text: 'a', color: 'red' }, 'Please enter a color as six hexadecimal digits'],
  ])('refuses %j in words', async (input, message) => {
    await expect(make(input)).rejects.toThrow(message);
  });

  it('says how much too long a content is', async () => {
    await expect(make({ text: 'é'.repeat(1_500), level: 'L' })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/^This has 3,000 bytes\. The largest QR code holds 2,953 at error correction L\./),
    });
    expect(await make({ text: 'é'.repeat(1_476), level: 'L' })).toMatchObject({ version: 40, bytes: 2_952 });
    expect(await make({ text: '7'.repeat(7_089), level: 'L' })).toMatchObject({ version: 40 });
  });

  it('warns of colors and links that many readers make nothing of', async () => {
    const { notes } = await make({ text: 'example.com', color: '#ffffff', background: '#111111', quiet: 1 });
    const said = notes.join(' ');
    for (const words of ['99 %, grade A', 'lighter than its background', 'quiet zone', 'https://'])
      expect(said).toContain(words);
    expect((await make({ text: 'a', color: '#8a8a8a' })).notes[0]).toContain('grade A');
    expect((await make({ text: 'a', color: '#d0d0d0' })).notes[0]).toContain('Many scanners need 40 %');
  });

  it('takes half a character for one that is lost', async () => {
    expect(await make({ text: 'a\ud83d' })).toMatchObject({ content: 'a\ufffd' });
    expect(await make({ kind: 'email', email: 'a@example.com', subject: '\ud83d' })).toMatchObject({
      content: 'mailto:a@example.com?subject=%EF%BF%BD',
    });
  });

  it('packs a list, and says which of its lines cannot be made', async () => {
    const list = ['https://example.com/äpfel/1', '', '  WIFI  ', '../../etc'];
    const { pack, list: rows } = await make({ kind: 'list', list, files: 'png' });
    expect(rows?.map(({ file }) => file)).toEqual(['001-example-com-äpfel-1.png', '002-wifi.png', '003-etc.png']);
    const files = unzipSync(base64.decode(pack?.base64 ?? ''));
    expect(Object.keys(files)).toEqual(rows?.map(({ file }) => file));
    expect(await readByJsQr(files['002-wifi.png'] ?? new Uint8Array())).toBe('WIFI');
    await expect(make({ kind: 'list', list: ['a', 'b'.repeat(3_000)] })).rejects.toThrow(
      'Line 2: This has 3,000 bytes',
    );
  });
});
