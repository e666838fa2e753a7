import { escapeMarkup } from '#lib/markup';

/** A part of a mail: a paragraph, words of somebody else's, something to press, or what is said in passing at the end. */
export type MailPart = string | { quote: string } | { press: string; url: string } | { small: string; url?: string };

/** What a mail says, in both forms. */
export interface MailBody {
  text: string;
  html: string;
}

/** The site's light colours (docs/design.md) in the notation that mail programs know. */
const colours = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  ink: '#181f1b',
  muted: '#555d59',
  line: '#dcddd7',
  accent: '#00694a',
};

const page = `margin:0;padding:24px 16px;background:${colours.paper};color:${colours.ink};font:16px/1.55 system-ui,sans-serif`;
const card = `max-width:560px;margin:0 auto;padding:24px;background:${colours.raised};border:1px solid ${colours.line};border-radius:8px`;
const button = `display:inline-block;padding:10px 18px;background:${colours.accent};color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600`;
const quote = `margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${colours.line};white-space:pre-wrap;overflow-wrap:anywhere`;
const small = `margin:0 0 8px;color:${colours.muted};font-size:14px;overflow-wrap:anywhere`;

/** A short mail as plain text and as HTML that loads nothing. All that is given is text: markup in it is shown, not followed. */
export function layOutMail(title: string, parts: readonly MailPart[]): MailBody {
  const inside = parts.map(asHtml).join('\n');
  return {
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title></head>
<body style="${page}"><div style="${card}">
${inside}
</div></body></html>`,
  };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return part.quote;
  if ('press' in part) return `${part.press}:\n${part.url}`;
  return part.url === undefined ? part.small : `${part.small}:\n${part.url}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeMarkup(part)}</p>`;
  if ('quote' in part) return `<blockquote style="${quote}">${escapeMarkup(part.quote)}</blockquote>`;
  if ('press' in part) {
    const url = escapeMarkup(part.url);
    return `<p style="margin:0 0 16px"><a href="${url}" style="${button}">${escapeMarkup(part.press)}</a></p>
<p style="${small}">${url}</p>`;
  }
  const words = escapeMarkup(part.small);
  if (part.url === undefined) return `<p style="${small}">${words}</p>`;
  return `<p style="${small}"><a href="${escapeMarkup(part.url)}" style="color:${colours.accent}">${words}</a></p>`;
}
