import type { MetaTag, MetaValues } from './meta-tags.ts';

/** What JSON leaves as it is, though it ends a script element, ends a line in older JavaScript, or cannot be seen. */
const UNSAFE = /[<\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

const asUnicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A string literal of JSON and of JavaScript, safe in a script element of a page too. */
function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(UNSAFE, asUnicodeEscape);
}

/** The values as one JSON object. */
export function writeJson(values: MetaValues): string {
  const { title, description, keywords, author, canonical, ogTitle, ogDescription, image } = values;
  const data = {
    ...stated({ title, description, keywords, author, canonical }),
    openGraph: { type: 'website', ...stated({ title: ogTitle, description: ogDescription, url: canonical, image }) },
    twitter: {
      card: values.twitterCard,
      ...stated({ site: values.twitterSite, title: ogTitle, description: ogDescription, image }),
    },
  };
  return JSON.stringify(data, undefined, 2).replace(UNSAFE, asUnicodeEscape);
}

function stated(members: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''));
}

/** The `metadata` object of a page or layout of Next.js. */
export function writeNextJs(values: MetaValues): string {
  const { canonical, image } = values;
  const text = (name: string, content: string) => (content === '' ? [] : [`${name}: ${stringLiteral(content)},`]);
  const images = image === '' ? [] : [`images: [${stringLiteral(image)}],`];
  const shared = [...text('title', values.ogTitle), ...text('description', values.ogDescription)];
  const lines = [
    ...text('title', values.title),
    ...text('description', values.description),
    ...text('keywords', values.keywords),
    ...(values.author === '' ? [] : [`authors: [{ name: ${stringLiteral(values.author)} }],`]),
    ...(canonical === '' ? [] : [`alternates: { canonical: ${stringLiteral(canonical)} },`]),
    ...['openGraph: {', ...indented(["type: 'website',", ...shared, ...text('url', canonical), ...images]), '},'],
    'twitter: {',
    ...indented([`card: '${values.twitterCard}',`, ...text('site', values.twitterSite), ...shared, ...images]),
    '},',
  ];
  return [
    "import type { Metadata } from 'next';",
    '',
    'export const metadata: Metadata = {',
    ...indented(lines),
    '};',
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** What JSX does not take literally: its own syntax, entities, and white space at the ends or of other kinds than a space. */
const NOT_PLAIN_JSX = /[&<>{}"\\\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|^\s|\s$/u;

/** A component for React Helmet. */
export function writeHelmet(tags: readonly MetaTag[]): string {
  return [
    "import { Helmet } from 'react-helmet-async';",
    '',
    'export function PageMeta() {',
    '  return (',
    '    <Helmet>',
    ...tags.map((tag) => `      ${helmetTag(tag)}`),
    '    </Helmet>',
    '  );',
    '}',
  ].join('\n');
}

function helmetTag({ kind, name, content }: MetaTag): string {
  const isPlain = !NOT_PLAIN_JSX.test(content);
  const literal = stringLiteral(content);
  if (kind === 'title') return `<title>${isPlain ? content : `{${literal}}`}</title>`;
  const value = isPlain ? `"${content}"` : `{${literal}}`;
  if (kind === 'canonical') return `<link rel="canonical" href=${value} />`;
  return `<meta ${kind}="${name}" content=${value} />`;
}
