import type { AcceptedInput } from '#kit/accepted-inputs';
import { recogniseInput } from '#lib/recognise-input';

/** Tools that a file opens with, by the endings of their names: the manifest tells devices of them. */
export const opensWith: readonly { type: string; endings: readonly string[]; slug: string }[] = [
  { type: 'application/json', endings: ['.json'], slug: 'json-formatter' },
  { type: 'text/csv', endings: ['.csv', '.tsv'], slug: 'csv-json-converter' },
  { type: 'application/xml', endings: ['.xml'], slug: 'xml-formatter' },
  { type: 'application/yaml', endings: ['.yaml', '.yml'], slug: 'yaml-json-converter' },
  { type: 'text/markdown', endings: ['.md', '.markdown'], slug: 'markdown-to-html' },
  { type: 'text/html', endings: ['.html', '.htm'], slug: 'html-cleaner' },
  { type: 'text/plain', endings: ['.txt'], slug: 'word-counter' },
  { type: 'image/heic', endings: ['.heic', '.heif'], slug: 'convert-to-jpg' },
  { type: 'image/png', endings: ['.png'], slug: 'compress-image' },
  { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], slug: 'compress-image' },
  { type: 'image/webp', endings: ['.webp'], slug: 'compress-image' },
  { type: 'image/avif', endings: ['.avif'], slug: 'convert-to-jpg' },
];

/** The tool for a file: by its name, else by its type. Other texts are counted, other pictures made smaller. */
export function toolForFile({ name, type }: Pick<File, 'name' | 'type'>): string {
  const found =
    opensWith.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending))) ??
    opensWith.find((each) => each.type === type);
  return found?.slug ?? (type.startsWith('image/') ? 'compress-image' : 'word-counter');
}

/** The tool for several pictures: where each has another, what takes them all. */
export function toolForPictures(files: readonly Pick<File, 'name' | 'type'>[]): string {
  const [slug = 'convert-to-jpg', ...others] = new Set(files.map(toolForFile));
  return others.length === 0 ? slug : 'convert-to-jpg';
}

/** The tool for a text that another app shares: an address is looked at, anything else is a text. */
export function toolForText(text: string): { slug: string; kind: AcceptedInput; value: string } {
  const found = recogniseInput(text);
  if (found.kind === 'address' && found.isPicture) return { slug: 'compress-image', kind: 'image', value: found.url };
  if (found.kind === 'address') return { slug: 'on-page-seo-checker', kind: 'url', value: found.url };
  if (found.kind === 'domain') return { slug: 'whois-lookup', kind: 'domain', value: found.domain };
  return { slug: 'word-counter', kind: 'text', value: text };
}
