/** What the tool that reads pages answered, as far as it is of use here. */
interface LoadedPage {
  title?: unknown;
  text?: unknown;
  headings?: unknown;
  links?: unknown;
  images?: unknown;
}

/**
 * A live page's content as Markdown, so that its title, headings, links and pictures are still told apart. Links and
 * headings are found in the text in their order; what is not found is left out.
 */
export function pageAsMarkdown(data: unknown): string {
  const { title, text, headings, links, images }: LoadedPage = { ...Object(data) };
  if (typeof text !== 'string') throw new TypeError('The answer holds no text.');
  const marked = withHeadings(withLinks(text, entries(links)), entries(headings));
  const pictures = entries(images).map(({ alt, url }) => `![${label(alt)}](${address(url)})`);
  const front = typeof title === 'string' && title !== '' ? `---\ntitle: ${title.replace(/\s+/g, ' ')}\n---\n\n` : '';
  return [front + marked, ...pictures].join('\n\n');
}

interface Entry {
  text: string;
  alt: string;
  url: string;
  level: number;
}

function entries(list: unknown): Entry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const { text, alt, url, level, inText }: Record<string, unknown> = { ...Object(item) };
    if (inText !== true) return [];
    const entry = {
      text: asText(text),
      alt: asText(alt),
      url: asText(url),
      level: typeof level === 'number' ? level : 2,
    };
    return entry.text === '' && entry.alt === '' ? [] : [entry];
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withLinks(text: string, links: readonly Entry[]): string {
  let marked = '';
  let rest = 0;
  for (const link of links) {
    const at = text.indexOf(link.text, rest);
    if (link.text === '' || link.text.includes('\n') || at < 0) continue;
    marked += `${text.slice(rest, at)}[${label(link.text)}](${address(link.url)})`;
    rest = at + link.text.length;
  }
  return marked + text.slice(rest);
}

function withHeadings(text: string, headings: readonly Entry[]): string {
  let next = 0;
  const lines = text.split('\n').map((line) => {
    const heading = headings[next];
    if (!heading || withoutLinks(line).trim() !== heading.text) return line;
    next++;
    return `${'#'.repeat(heading.level)} ${line.trim()}`;
  });
  return lines.join('\n');
}

function withoutLinks(line: string): string {
  return line.replace(/\[([^[\]]{0,300})\]\([^()]{0,1000}\)/g, '$1');
}

/** An address that ends where Markdown's brackets do. */
function address(url: string): string {
  return url.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function label(text: string): string {
  return text.replace(/[[\]\n]/g, ' ');
}
