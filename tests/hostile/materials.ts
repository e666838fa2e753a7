/** Texts that are made to take programs long: each of any length, in UTF-16 units. */
interface Material {
  name: string;
  of(length: number): string;
}

const characters = [
  ...['a', 'Z', '7', ' ', '\n', '\t', '\u0301', '\u00a0', '"', "'", '(', '[', '{', '<', '>', '&', '/', '\\', '*', '.'],
  ...[',', ';', ':', '-', '_', '#', '=', '@', '%', '`', '|', '~', '日', '😀'],
];

const alternations = [
  ...['ab', 'aB', 'a ', 'a1', 'a.', 'a-', "a'", 'a\u0301', 'a\n', '$ ', '. ', '1,', '- ', ' \n', '<a', '</', '&#'],
  ...['[(', '](', '![', '**_', '#\n', '| ', '/*', '..', '%4', 'a='],
];

/** What begins or goes on like something that programs look for, and is never finished, or finished wrongly. */
const nearMisses: readonly (readonly [name: string, begin: string, again: string, end?: string])[] = [
  ['labels', '', 'a.', '!'],
  ['long labels', '', `${'a'.repeat(62)}.`, '-'],
  ['punycode', 'xn--', 'xn--a-', '.com'],
  ['hyphens of a name', 'a', '-', '.com'],
  ['a path', 'https://example.com', '/a', ' '],
  ['a query', 'https://example.com/?', 'a=b&', '<'],
  ['user data', 'https://', 'a:b@', '/'],
  ['a port', 'https://example.com:', '8', '/'],
  ['percent signs', 'https://example.com/', '%25', '%'],
  ['an e-mail address', '', 'a@', '.'],
  ['a number', '', '1,000.', 'x'],
  ['a date', '', '2026-01-', 'T'],
  ['a dotted abbreviation', '', 'U.S.', 'a'],
  ['a contraction', '', "n't'", 'x'],
  ['a quotation', '"', 'said "a, ', ''],
  ['a comment', '<!--', '<!-- -', '>'],
  ['a character reference', '', '&#x41', '&'],
  ['a tag', '<a', ' b="c', '>'],
  ['attributes', '<meta', ' content=', '>'],
  ['CDATA', '<![CDATA[', ']]', ''],
  ['a document type', '<!DOCTYPE svg [', '<!ENTITY a "b">', ''],
  ['a link', '', '[a](', ')'],
  ['a picture', '', '![a]', '('],
  ['a code block', '```\n', '`` `', '\n``'],
  ['a table', '|', '-|', '\n|'],
  ['an SPF record', 'v=spf1', ' include:', ' -all'],
  ['a DMARC record', 'v=DMARC1', ' ;', ' p=none'],
  ['tags', 'v=STSv1', ';id=', ';'],
  ['a rule', 'User-agent: *\nDisallow: ', '/*a', '$'],
  ['lines of a rule', 'User-agent: a\n', 'Disallow:/a*b$\n', ''],
  ['a refresh', '0', '0', ';url'],
  ['a data address', 'data:image/svg+xml;base64,', 'AAAA', '!'],
  ['spaces in a line', 'a', ' ', 'a'],
  ['escapes', '"', '\\\\', '"'],
];

/** Deep nesting: what opens, the heart, and what closes. */
const nests: readonly (readonly [name: string, open: string, heart: string, close: string])[] = [
  ['round brackets', '(', 'a', ')'],
  ['square brackets', '[', '1', ']'],
  ['members', '{"a":', '1', '}'],
  ['elements', '<div>', 'a', '</div>'],
  ['spans', '<b><i>', 'a', '</i></b>'],
  ['lists', '<ul><li>', 'a', '</li></ul>'],
  ['tables', '<table><tr><td>', 'a', '</td></tr></table>'],
  ['groups', '<g transform="scale(1)">', '<path d="M0 0"/>', '</g>'],
  ['emphasis', '*a _b ', 'c', '_*'],
  ['quotations', '> ', 'a', ''],
  ['quoted speech', '“a ‘b ', 'c', '’”'],
  ['functions', 'calc(', '1', ')'],
];

const items: readonly (readonly [name: string, item: (index: number) => string])[] = [
  ['words', (index) => `${index.toString(36)} `],
  ['lines', (index) => `${index.toString(36)}\n`],
  ['values', (index) => `${index},`],
  ['sentences', (index) => `It was ${index}. `],
  ['names', (index) => `a${index.toString(36)}.com\n`],
  ['links', (index) => `<a href="/${index}">${index}</a>`],
  ['headings', (index) => `# ${index}\n\n- a\n`],
  ['members', (index) => `"${index}":${index},`],
];

export const materials: readonly Material[] = [
  ...[...characters, ...alternations].map((text) => ({
    name: JSON.stringify(text),
    of: (length: number) => filled('', text, length),
  })),
  ...nearMisses.map(([name, begin, again, end = '']) => ({
    name: `near ${name}`,
    of: (length: number) => `${filled(begin, again, length - end.length)}${end}`.slice(-length),
  })),
  ...nests.map(([name, open, heart, close]) => ({
    name: `nested ${name}`,
    of(length: number) {
      const depth = Math.max(0, Math.floor((length - heart.length) / (open.length + close.length)));
      return `${open.repeat(depth)}${heart}${close.repeat(depth)}`.slice(0, length);
    },
  })),
  ...items.map(([name, item]) => ({ name: `many ${name}`, of: (length: number) => manyOf(item, length) })),
];

/** `begin`, and `again` until it is full. */
function filled(begin: string, again: string, length: number): string {
  const times = Math.max(0, Math.ceil((length - begin.length) / again.length));
  return `${begin}${again.repeat(times)}`.slice(0, Math.max(0, length));
}

function manyOf(item: (index: number) => string, length: number): string {
  const made: string[] = [];
  for (let index = 0, total = 0; total < length; index += 1) {
    const one = item(index);
    made.push(one);
    total += one.length;
  }
  return made.join('').slice(0, length);
}
