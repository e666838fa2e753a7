import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { listed } from '#lib/listed';
import { quoted } from '#lib/page/quoted';
import type { FetchedPicture } from './fetch-picture.ts';

const facebook = {
  name: 'Meta on pictures of shared links',
  url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
};

/** Bytes from which on WhatsApp often shows no picture; observed. */
const HEAVY = 600 * 1024;
/** Bytes that X takes of a picture. */
const MOST_ON_X = 5 * 1024 * 1024;

/** `og:image:width` and `og:image:height`, as written. */
interface StatedSize {
  width?: string;
  height?: string;
}

/** What networks would make of the pictures themselves. */
export function pictureFindings(pictures: readonly FetchedPicture[], stated: StatedSize = {}): Finding[] {
  return pictures.flatMap((each, at) => findingsOf(each, at === 0 ? stated : {}));
}

/** Formats that all networks show. Source: Meta and X on pictures of shared links. */
const shownFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp']);

function findingsOf({ picture, format, blocked }: FetchedPicture, stated: StatedSize): Finding[] {
  const { tag, address, width, height, bytes, fault } = picture;
  const where = [address.slice(0, 300)];
  const found = blockedFindings(tag, blocked, where);
  if (width === null || height === null || bytes === null) {
    return [{ severity: 'error', title: `The picture of ${tag} cannot be fetched`, detail: fault, where }, ...found];
  }
  const size = `It has ${width} × ${height} pixels.`;
  const fix = { words: 'Use 1200 × 630 pixels, which suits nearly all networks.' };
  if (width < 200 || height < 200) {
    found.push({
      severity: 'error',
      title: `The picture of ${tag} is too small`,
      detail: `${size} Facebook shows no picture below 200 × 200.`,
      where,
      source: facebook,
      fix,
    });
  } else if (width < 600 || height < 315) {
    found.push({
      severity: 'warning',
      title: `The picture of ${tag} is shown small`,
      detail: `${size} Below 600 × 315, Facebook shows a small square.`,
      where,
      source: facebook,
      fix,
    });
  }
  const ratio = width / height;
  if (ratio < 1.5 || ratio > 2.3) {
    const detail = `${size} Most networks show a shape of 1.91:1 and cut off the rest.`;
    found.push({ severity: 'advice', title: `The picture of ${tag} is cropped`, detail, where, fix });
  }
  if (bytes > MOST_ON_X) {
    found.push({
      severity: 'error',
      title: `The picture of ${tag} is too large`,
      detail: `It has ${formatBytes(bytes)}. X takes 5 MB.`,
      where,
    });
  } else if (bytes > HEAVY) {
    found.push({
      severity: 'advice',
      title: `The picture of ${tag} is large`,
      detail: `It has ${formatBytes(bytes)}. WhatsApp often leaves out pictures larger than 600 KB.`,
      where,
    });
  }
  if (format !== undefined && !shownFormats.has(format)) {
    const detail = `It is a file of the format ${format.toUpperCase()}. Not all networks show that.`;
    const words = 'Save the picture as JPG or PNG.';
    found.push({
      severity: 'warning',
      title: `The picture of ${tag} has an unusual format`,
      detail,
      where,
      fix: { words },
    });
  }
  found.push(...statedFindings({ width, height }, stated, where));
  if (found.length === 0)
    found.push({ severity: 'passed', title: `The picture of ${tag} suits all networks`, detail: size });
  return found;
}

function blockedFindings(tag: string, blocked: readonly string[], where: string[]): Finding[] {
  if (blocked.length === 0) return [];
  const detail = `robots.txt keeps ${listed(blocked.slice(0, 8))} from fetching it, so links there have no picture.`;
  const fix = { words: 'Allow the address of the picture in robots.txt, for all or for the crawlers of the networks.' };
  return [{ severity: 'warning', title: `robots.txt blocks the picture of ${tag}`, detail, where, fix }];
}

function statedFindings(is: { width: number; height: number }, stated: StatedSize, where: string[]): Finding[] {
  const wrong = (['width', 'height'] as const).filter(
    (side) => stated[side] !== undefined && stated[side] !== '' && Number(stated[side]) !== is[side],
  );
  if (wrong.length === 0) return [];
  const said = listed(wrong.map((side) => `og:image:${side} says ${quoted(stated[side] ?? '')}`));
  const detail = `${said}, and the picture has ${is.width} × ${is.height} pixels.`;
  const fix = { words: 'Write the width and height of the file, or leave both tags out.' };
  return [{ severity: 'advice', title: 'The size of the picture is stated wrongly', detail, where, fix }];
}
