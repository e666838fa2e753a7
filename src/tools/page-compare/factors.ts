import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { PageFacts } from '#lib/page/facts';
import { allItems } from '#lib/page/structured-data';
import { arialWidth } from '#lib/text/arial-width';
import { rooms } from '#lib/text/search-preview';

type Facts = Pick<
  PageFacts,
  'answer' | 'head' | 'document' | 'headings' | 'links' | 'pictures' | 'data' | 'text' | 'resources' | 'technologies'
>;

interface Factor {
  group: string;
  factor: string;
  value: string;
}

/** UTF-16 units of a value that are shown. */
const SHOWN = 300;

/** What is compared of a page, in words; the same factors in the same order for every page. */
export function factorsOf(facts: Facts): Factor[] {
  return [
    ...groupOf('Answer', answerFactors(facts)),
    ...groupOf('Head', headFactors(facts)),
    ...groupOf('Content', contentFactors(facts)),
    ...groupOf('Links', linkFactors(facts)),
    ...groupOf('Code', codeFactors(facts)),
  ];
}

function groupOf(group: string, values: Readonly<Record<string, string | number>>): Factor[] {
  return Object.entries(values).map(([factor, value]) => {
    const text = typeof value === 'number' ? value.toLocaleString('en') : value;
    return { group, factor, value: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text };
  });
}

function answerFactors({ answer }: Facts) {
  const { url, status, redirects, headers, encodedBytes, byteLength, waited } = answer;
  return {
    Address: url,
    Status: String(status),
    Redirects: redirects.length,
    'Response time': `${Math.round(waited)} ms`,
    'Transfer size': formatBytes(encodedBytes),
    'HTML size': formatBytes(byteLength),
    Compression: headers['content-encoding'] ?? 'none',
    Caching: headers['cache-control'] ?? 'not stated',
    Server: headers.server ?? 'not stated',
  };
}

function headFactors({ head, document }: Facts) {
  const title = head.titles[0] ?? '';
  const meta = (name: string) => head.metas.find((each) => each.name.toLowerCase() === name)?.content ?? '';
  return {
    Title: title || 'none',
    'Title width': `${Math.round(arialWidth(title.slice(0, 2_000), rooms.desktop.title.size))} pixels`,
    Description: meta('description') || 'none',
    'Description length': counted(meta('description').length, 'character'),
    Canonical: head.canonicals[0]?.href ?? 'none',
    Robots: head.robots.flatMap(({ directives }) => directives).join(', ') || 'no restrictions',
    Language: head.lang || 'not stated',
    'Other languages': head.alternates.length,
    Encoding: document.charset,
    Viewport: meta('viewport') || 'none',
    'Open Graph title': meta('og:title') || 'none',
    'Open Graph picture': meta('og:image') || 'none',
    'X card': meta('twitter:card') || 'none',
  };
}

function contentFactors({ text, headings }: Facts) {
  const sentences = text.main.match(/[.!?。！？](?=\s|$)/g)?.length ?? 0;
  const levels = [1, 2, 3].map((level) => headings.filter((each) => each.level === level));
  return {
    'Words in the main text': text.words,
    'Words per sentence': sentences === 0 ? 'none' : String(Math.round(text.words / sentences)),
    'Main heading': levels[0]?.map((each) => each.text).join(' | ') || 'none',
    'Level 2 headings': levels[1]?.length ?? 0,
    'Level 3 headings': levels[2]?.length ?? 0,
    'Paragraphs and list items': text.blocks.filter(({ isMain }) => isMain).length,
  };
}

function linkFactors({ links, pictures }: Facts) {
  const content = pictures.filter(({ isDecoration }) => !isDecoration);
  return {
    'Links within the site': links.filter(({ kind }) => kind === 'internal').length,
    'Links to other sites': links.filter(({ kind }) => kind === 'external').length,
    'Links with nofollow': links.filter(({ rel }) => rel.includes('nofollow')).length,
    Pictures: pictures.length,
    'Pictures without alt text': content.filter(({ alt }) => alt === null).length,
    'Lazy-loaded pictures': pictures.filter(({ loading }) => loading === 'lazy').length,
  };
}

function codeFactors({ data, resources, document, technologies }: Facts) {
  const types = [...new Set(allItems(data).flatMap((item) => item.types))];
  return {
    'Structured data': types.slice(0, 20).join(', ') || 'none',
    Scripts: resources.scripts.length,
    'Blocking scripts': resources.scripts.filter(({ isBlocking }) => isBlocking).length,
    'Third-party scripts': resources.scripts.filter(({ isExternal }) => isExternal).length,
    Stylesheets: resources.styles.length,
    Frames: resources.frames.length,
    Elements: document.elements,
    'Element depth': document.depth,
    'Built with':
      technologies
        .slice(0, 12)
        .map(({ name }) => name)
        .join(', ') || 'not known',
  };
}
