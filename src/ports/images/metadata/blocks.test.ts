import { describe, expect, it } from 'vitest';
import { joined } from '#lib/joined-bytes';
import { fromLatin } from './bytes.ts';
import { dropPlacesInIptc, iptcHoldsPlace } from './iptc.ts';
import { dropEntries, holdsPlace, tiffBlock } from './tiff-block.ts';
import { xmlTree } from './xml-tree.ts';
import { blankPlacesInXmp, xmpHoldsPlace } from './xmp-text.ts';

const dataset = (name: number, text: string) => joined([Uint8Array.of(0x1c, 2, name, 0, text.length), fromLatin(text)]);

/** A block whose directory is named by another, or by itself. */
function looped(entries: readonly (readonly [tag: number, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  bytes.set(fromLatin('MM\0*'));
  view.setUint32(4, 8);
  view.setUint16(8, entries.length);
  entries.forEach(([tag, value], at) => {
    view.setUint16(10 + at * 12, tag);
    view.setUint16(12 + at * 12, 4);
    view.setUint32(14 + at * 12, 1);
    view.setUint32(18 + at * 12, value);
  });
  return bytes;
}

describe('blocks of metadata', () => {
  it('moves datasets of IPTC up, and leaves zeros behind them', () => {
    const iim = joined([dataset(90, 'Bern'), dataset(25, 'keep'), dataset(101, 'Switzerland')]);
    expect(iptcHoldsPlace(iim)).toBe(true);
    expect(dropPlacesInIptc(iim)).toBe(2);
    expect(iim).toEqual(joined([dataset(25, 'keep'), new Uint8Array(iim.length - 9)]));
  });

  it('ends in directories that name themselves, lie outside, or are cut short', () => {
    const names = [
      [0x8825, 8],
      [0x8769, 8],
      [0x014a, 8],
      [0x8825, 0xffffffff],
    ] as const;
    for (const name of names) {
      const block = tiffBlock(looped([name]));
      if (!block) throw new Error('No block');
      expect(holdsPlace(block)).toBe(name[0] === 0x8825);
      dropEntries(block, 'place');
      expect(holdsPlace(block)).toBe(false);
    }
    expect(tiffBlock(fromLatin('MM\0*\0\0\0\x08'))).toBeUndefined();
  });

  it.each([
    [
      'attributes of any prefix',
      '<a xmlns:q="http://ns.adobe.com/exif/1.0/" q:GPSLatitude="1,2N" q:Flash="1"/>',
      'Flash="1"',
    ],
    [
      'elements with all in them',
      '<a xmlns:x="u:x"><x:GPSLongitude><b>77</b></x:GPSLongitude><x:Make>77</x:Make></a>',
      '<x:Make>77</x:Make>',
    ],
    ['an element that does not end', '<a><LocationShown><b>77', '<a>'],
    ['what is broken', '<a GPSLatitude="1"><b &x <c GPSAltitude="2"/>', '<a '],
  ])('blanks %s', (_, text, kept) => {
    const packet = fromLatin(text);
    expect(xmpHoldsPlace(packet)).toBe(true);
    blankPlacesInXmp(packet);
    const left = String.fromCharCode(...packet);
    expect(left).toHaveLength(text.length);
    expect(left).not.toMatch(/GPS|Location/);
    expect(left).toContain(kept);
  });

  it('empties a packet in wide characters', () => {
    const packet = fromLatin('<a GPSLatitude="1"/>'.replace(/./g, '$&\0'));
    expect(blankPlacesInXmp(packet)).toBe(1);
    expect(packet.every((byte) => byte === 0x20)).toBe(true);
  });

  it('is bounded in elements, in depth and in what entities become', () => {
    expect(() => xmlTree('<a>'.repeat(100))).toThrow();
    expect(() => xmlTree(`<a>${'<b/>'.repeat(30_000)}</a>`)).toThrow();
    expect(() => xmlTree('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow();
    expect(xmlTree('<a b="1">c</a>').childNodes[0]).toMatchObject({ tagName: 'a', attributes: [{ value: '1' }] });
  });
});
