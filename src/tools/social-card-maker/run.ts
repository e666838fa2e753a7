import { strToU8 } from 'fflate';
import { letteringFor } from '#families/letters';
import type { Run, ToolInput } from '#kit/define-tool';
import { escapeMarkup } from '#lib/markup';
import { type Card, cardDrawing, HEIGHT, WIDTH } from './drawing.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, { http, images, files, lettering }, { signal }) => {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  const card: Card = { ...input, title: tidy(input.title), text: tidy(input.text), brand: tidy(input.brand) };
  // An ellipsis stands for what has no room.
  const drawn = [
    [`${card.title}${card.brand}…`, 700],
    [`${card.text}…`, 500],
  ] as const;
  const drawing = cardDrawing(await letteringFor(lettering, drawn), card);
  const kept = await files.put({ content: strToU8(drawing), name: 'card.svg', type: 'image/svg+xml' });
  const source = await http.download({ url: kept.url, accept: ['image/*'], signal });
  const made = await images.transform(source, { format: 'png', signal });
  const { url, bytes, expiresAt } = await files.put({
    content: made.content,
    name: 'social-card.png',
    type: 'image/png',
  });
  return {
    cards: [{ name: card.title, url, width: WIDTH, height: HEIGHT, bytes }],
    address: addressOf(input),
    html: htmlOf(card.title),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};

export default run;

/** Where a server gives the same picture: what is as usual need not be said. */
function addressOf(input: ToolInput<typeof tool>): string {
  const usual: Readonly<Record<string, string>> = { text: '', brand: '', template: 'paper', color: '#0f766e' };
  const said = Object.entries(input).filter(([name, value]) => value !== usual[name]);
  return `/social-card.png?${new URLSearchParams(said)}`;
}

function htmlOf(title: string): string {
  const meta = (property: string, content: string | number) =>
    `<meta property="${property}" content="${escapeMarkup(String(content))}">`;
  return [
    meta('og:image', 'https://example.com/social-card.png'),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', WIDTH),
    meta('og:image:height', HEIGHT),
    meta('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    '',
  ].join('\n');
}
