import { formatBytes } from '#lib/byte-size';
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
    'Waited for the answer': `${Math.round(waited)} ms`,
    'Size on the way': formatBytes(encodedBytes),
    'Size of the HTML': formatBytes(byteLength),
    Compression: headers['content-encoding'] ?? 'none',
    Caching: headers['cache-control'] ?? 'not said',
    Server: headers.server ?? 'not said',
  };
}

function headFactors({ head, document }: Facts) {
  const title = head.titles[0] ?? '';
  const meta = (name: string) => head.metas.find((each) => each.name.toLowerCase() === name)?.content ?? '';
  return {
    Title: title || 'none',
    'Width of the title': `${Math.round(arialWidth(title.slice(0, 2_000), rooms.desktop.title.size))} pixels`,
    Description: meta('description') || 'none',
    'Length of the description': `${meta('description').length} characters`,
    Canonical: head.canonicals[0]?.href ?? 'none',
    Robots: head.robots.flatMap(({ directives }) => directives).join(', ') || 'nothing forbidden',
    Language: head.lang || 'not said',
    'Other languages': head.alternates.length,
    Encoding: document.charset,
    Viewport: meta('viewport') || 'none',
    'Open Graph title': meta('og:title') || 'none',
    'Open Graph picture': meta('og:image') || 'none',
    'Card on X': meta('twitter:card') || 'none',
  };
}

function contentFactors({ text, headings }: Facts) {
  const sentences = text.main.match(/[.!?。！？](?=\s|$)/g)?.length ?? 0;
  const levels = [1, 2, 3].map((level) => headings.filter((each) => each.level === level));
  return {
    'Words of the main text': text.words,
    'Words of a sentence': sentences === 0 ? 'none' : String(Math.round(text.words / sentences)),
    'Main heading': levels[0]?.map((each) => each.text).join(' | ') || 'none',
    'Headings of level 2': levels[1]?.length ?? 0,
    'Headings of level 3': levels[2]?.length ?? 0,
    'Paragraphs and items': text.blocks.filter(({ isMain }) => isMain).length,
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
    'Pictures that are loaded when needed': pictures.filter(({ loading }) => loading === 'lazy').length,
  };
}

function codeFactors({ data, resources, document, technologies }: Facts) {
  const types = [...new Set(allItems(data).flatMap((item) => item.types))];
  return {
    'Structured data': types.slice(0, 20).join(', ') || 'none',
    Scripts: resources.scripts.length,
    'Scripts that hold up the page': resources.scripts.filter(({ isBlocking }) => isBlocking).length,
    'Scripts of other sites': resources.scripts.filter(({ isExternal }) => isExternal).length,
    'Style sheets': resources.styles.length,
    Frames: resources.frames.length,
    Elements: document.elements,
    'Elements within each other': document.depth,
    'Made with':
      technologies
        .slice(0, 12)
        .map(({ name }) => name)
        .join(', ') || 'not known',
  };
}
