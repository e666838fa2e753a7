import { joined } from '#lib/joined-bytes';
import type { StoredHeader } from '../engine.ts';
import { latin, viewOf } from '../metadata/bytes.ts';
import { orientationIn } from '../metadata/exif.ts';

const SOS = 0xda;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @throws RangeError for a file that is cut short or broken. */
export function readJpegHeader(content: Uint8Array): StoredHeader {
  const view = viewOf(content);
  const profile: Uint8Array[] = [];
  const found: Pick<StoredHeader, 'exif' | 'xmp' | 'iptc'> = {};
  let frame: StoredHeader | undefined;
  let at = 2;
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === SOS) break;
    const data = content.subarray(at + 4, at + 2 + view.getUint16(at + 2));
    const name = latin(data, 0, 29);
    if (isFrame(marker)) frame = readFrame(data);
    else if (marker === 0xe1 && name.startsWith('Exif\0\0')) found.exif ??= data.subarray(6);
    else if (marker === 0xe1 && name.startsWith('http://ns.adobe.com/xap/1.0/')) found.xmp ??= data.subarray(29);
    else if (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) profile[data[12] ?? 1] = data.subarray(14);
    else if (marker === 0xed) found.iptc ??= data;
    at += 2 + view.getUint16(at + 2);
  }
  if (!frame) throw new RangeError('A JPEG without a frame');
  const icc = profile.length > 0 ? joined(profile.filter(Boolean)) : undefined;
  return { ...frame, ...found, icc, orientation: orientationIn(found.exif) };
}

function readFrame(data: Uint8Array): StoredHeader {
  const view = viewOf(data);
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), data[5] ?? 3];
  const sampling = (component: number) => data[7 + component * 3] ?? 0x11;
  const ratio = components === 3 && sampling(0) !== sampling(1) ? '4:2:0' : '4:4:4';
  return {
    ...{ width, height, depth: 'uchar', hasAlpha: false },
    space: components === 1 ? 'b-w' : components === 4 ? 'cmyk' : 'srgb',
    chromaSubsampling: components === 4 ? `${ratio}:4` : ratio,
  };
}
