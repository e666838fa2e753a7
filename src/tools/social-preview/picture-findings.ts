import type { Finding } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import type { Picture } from './fetch-picture.ts';

const facebook = {
  name: 'Meta on pictures of shared links',
  url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
};

/** Bytes from which on WhatsApp often shows no picture; observed. */
const HEAVY = 600 * 1024;
/** Bytes that X takes of a picture. */
const MOST_ON_X = 5 * 1024 * 1024;

/** What networks would make of the pictures themselves. */
export function pictureFindings(pictures: readonly Picture[]): Finding[] {
  return pictures.flatMap(findingsOf);
}

function findingsOf({ tag, address, width, height, bytes, fault }: Picture): Finding[] {
  const where = [address.slice(0, 300)];
  if (width === null || height === null || bytes === null) {
    return [{ severity: 'error', title: `The picture of ${tag} cannot be fetched`, detail: fault, where }];
  }
  const found: Finding[] = [];
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
  if (found.length === 0)
    found.push({ severity: 'passed', title: `The picture of ${tag} suits all networks`, detail: size });
  return found;
}
