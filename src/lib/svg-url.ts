/** Signs that end a data URL in quotation marks, begin something in it or are dropped from it: all but printable ASCII is. */
const UNSAFE = /(?:[^ -~]|[%#<>"&\\^`{|}])+/gu;

/**
 * An SVG drawing as a data URL without Base64, to be put between double quotation marks in HTML, CSS and JSON. Attributes get single
 * quotation marks where they can have them; white space between tags is left as it is, as it may be seen in texts.
 */
export function svgUrl(svg: string): string {
  const encoded = singleQuoted(svg.toWellFormed()).replace(/\r\n?/g, '\n').replace(UNSAFE, encodeURIComponent);
  return `data:image/svg+xml,${encoded.trimEnd()}`;
}

/** What is no tag, by its beginning, with its end. */
const APART = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Attributes in single quotation marks, where none is in their values. */
function singleQuoted(svg: string): string {
  let made = '';
  let at = 0;
  for (let open = svg.indexOf('<'); open !== -1; open = svg.indexOf('<', at)) {
    const [begin = '', close] = APART.find(([head]) => svg.startsWith(head, open)) ?? [];
    const isDeclaration = close === undefined && svg.startsWith('<!', open);
    const end = close === undefined ? endOfTag(svg, open) : svg.indexOf(close, open + begin.length);
    if (end === -1) break;
    const tag = svg.slice(open, end);
    made += svg.slice(at, open) + (close === undefined && !isDeclaration ? requoted(tag) : tag);
    at = end;
  }
  return made + svg.slice(at);
}

function endOfTag(svg: string, open: number): number {
  for (let at = open; at < svg.length; at += 1) {
    const sign = svg[at];
    if (sign === '>') return at;
    if (sign !== '"' && sign !== "'") continue;
    at = svg.indexOf(sign, at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

function requoted(tag: string): string {
  return tag.replace(/"[^"]*"|'[^']*'/g, (value) =>
    value.startsWith('"') && !value.includes("'") ? `'${value.slice(1, -1)}'` : value,
  );
}
