import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { DomUtils, parseDocument } from 'htmlparser2';

import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { EMPTY_OUTPUT } from './empty-output.ts';
import run from './run.ts';
import tool from './tool.ts';

const { getAttributeValue, getElementsByTagName, textContent } = DomUtils;
const entry = toolEntry('meta-tag-generator', tool, run);
const generate = async (input: unknown) => tool.output.parse(await execute(entry, input));

/** Every tag of some HTML, by its name, as a parser reads it; and all elements there are. */
function readBack(html: string) {
  const document = parseDocument(html);
  const elements = getElementsByTagName('*', document, true);
  const values: Record<string, string | undefined> = {};
  for (const element of elements) {
    const name = getAttributeValue(element, 'name') ?? getAttributeValue(element, 'property') ?? element.name;
    values[name] =
      element.name === 'title'
        ? textContent(element)
        : (getAttributeValue(element, 'content') ?? getAttributeValue(element, 'href'));
  }
  const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
  return { values, elements: elements.map(({ name }) => name), attributes: [...new Set(attributes)] };
}

/** What `export const metadata` or a JSON text holds. */
const evaluate = (code: string): unknown => JSON.parse(JSON.stringify(runInNewContext(`(${code})`)));

function readNextJs(code: string) {
  const script = stripTypeScriptTypes(code).replace('export const metadata', 'metadata');
  return evaluate(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

/** The attribute values and the title of the JSX, read by the two forms in which it is written. */
function readHelmet(code: string) {
  const values: Record<string, unknown> = {};
  const form =
    /<title>(?:\{(".*")\}|(.*))<\/title>|<(?:meta \w+="([\w:]+)" content|link rel="(\w+)" href)=(?:\{(".*")\}|"([^"]*)") \/>/;
  for (const line of code.split('\n')) {
    const found = form.exec(line);
    if (!found) continue;
    const [, titleCode, title, name = 'title', rel, valueCode, value] = found;
    const literal = titleCode ?? valueCode;
    values[rel ?? name] = literal === undefined ? (title ?? value) : evaluate(literal);
  }
  return values;
}

const awkward = [
  'quotes " and \' and ` and “ ”',
  'a & b &amp; c &amp d &lt; &notit; &not',
  '&#65; &#x41; &#0; &copy &hellip &AMP; &ampx &;',
  '&',
  '<',
  '>',
  '"',
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</TITLE ><img src=x onerror=alert(1)>',
  '<!-- comment --> <![CDATA[x]]> <?php echo 1 ?>',
  '{{ x }} $' + '{x} {x} <%= x %> [[x]]',
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus=alert(1) '",
  ' leading and trailing ',
  '\nline\nbreaks\n',
  'CR\rLF\nCRLF\r\nend\r',
  '\ttabs\t',
  '\f form feed, vertical tab \v, bell \u0007, escape \u001b[31m, delete \u007f',
  'C1 \u0080 \u0085 \u0091 \u009f',
  'no-break\u00a0space, soft\u00adhyphen, zero\u200bwidth, \ufeffBOM, \u2028LS \u2029PS',
  'bidi \u202eoverride\u202c \u2066isolate\u2069 \u200f',
  'half \ud83d pair \udc00',
  'noncharacters \uffff \ufffe \u{1ffff}',
  'back\\slash \\n \\u0041 \\',
  '=== a=b ; --> ]]>',
  'https://example.com/a path/ä?x=1&y=2&copy=3#"frag"',
  'javascript:alert(1)',
  'Ünïcödé Žluťoučký',
  'Привет, мир',
  'Γειά σου Κόσμε',
  'مرحبا بالعالم',
  'שלום עולם',
  'नमस्ते दुनिया',
  '你好,世界',
  'こんにちは世界',
  '안녕하세요 세계',
  'สวัสดีชาวโลก',
  '👩‍💻 👍🏽 🇩🇪 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  ' ',
  '0',
];

const everywhere = (value: string) => ({
  ...{ title: value, description: value, keywords: value, author: value },
  ...{ ogTitle: value, ogDescription: value, ogImage: value, canonicalUrl: value, twitterUsername: value },
});

describe('the HTML', () => {
  it.each(awkward)('reads back exactly as entered: %j', async (value) => {
    const { html } = await generate(everywhere(value));
    const { values, elements, attributes } = readBack(html);
    expect(values).toEqual({
      ...{ title: value, description: value, keywords: value, author: value, link: value },
      ...{ 'og:type': 'website', 'og:title': value, 'og:description': value, 'og:url': value, 'og:image': value },
      ...{ 'twitter:card': 'summary_large_image', 'twitter:site': `@${value}` },
      ...{ 'twitter:title': value, 'twitter:description': value, 'twitter:image': value },
    });
    expect(elements).toEqual(['title', 'meta', 'meta', 'meta', 'link', ...Array(10).fill('meta')]);
    expect(attributes).toEqual(['name', 'content', 'rel', 'href', 'property']);
    expect(html.split('\n')).toHaveLength(15);
  });

  it('has no raw sign that could end a value, a tag or a line', async () => {
    const { html } = await generate({ author: '"<>&\r\n\t' });
    expect(html.split('\n')[0]).toBe('<meta name="author" content="&quot;&lt;&gt;&amp;&#13;&#10;&#9;">');
  });

  it('always says that the page is a website, and the type of card', async () => {
    const { html } = await generate({});
    expect(readBack(html).values).toEqual({ 'og:type': 'website', 'twitter:card': 'summary_large_image' });
    // What the page shows before its code is there.
    expect(html).toBe(EMPTY_OUTPUT);
  });

  it('falls back on title and description for Open Graph', async () => {
    const { values } = readBack((await generate({ title: 'T', description: 'D' })).html);
    expect(values).toMatchObject({ 'og:title': 'T', 'og:description': 'D', 'twitter:title': 'T' });
    const own = await generate({ title: 'T', description: 'D', ogTitle: 'OT', ogDescription: 'OD' });
    expect(readBack(own.html).values).toMatchObject({
      ...{ title: 'T', description: 'D', 'og:title': 'OT', 'og:description': 'OD' },
    });
  });

  it.each(['clearkit', '@clearkit', '@@clearkit'])('writes the username %s with one @', async (twitterUsername) => {
    expect(readBack((await generate({ twitterUsername })).html).values['twitter:site']).toBe('@clearkit');
  });

  it.each(['', '@'])('leaves the username %j out', async (twitterUsername) => {
    expect((await generate({ twitterUsername })).html).not.toContain('twitter:site');
  });

  it('writes U+FFFD for NUL, as every parser would read it, and says so', async () => {
    const { html, warnings } = await generate({ title: 'a\0b' });
    expect(readBack(html).values.title).toBe('a\ufffdb');
    expect(warnings).toContainEqual({
      level: 'fault',
      field: 'title',
      message: 'The title has a NUL character. HTML cannot hold it: it is written as U+FFFD (�).',
    });
  });
});

describe('the other formats', () => {
  it.each(awkward)('read back exactly as entered: %j', async (value) => {
    const { nextjs, helmet, json, html } = await generate(everywhere(value));
    const social = { title: value, description: value };
    expect(readNextJs(nextjs)).toEqual({
      ...{ title: value, description: value, keywords: value, authors: [{ name: value }] },
      alternates: { canonical: value },
      openGraph: { type: 'website', ...social, url: value, images: [value] },
      twitter: { card: 'summary_large_image', site: `@${value}`, ...social, images: [value] },
    });
    expect(JSON.parse(json)).toEqual({
      ...{ title: value, description: value, keywords: value, author: value, canonical: value },
      openGraph: { type: 'website', ...social, url: value, image: value },
      twitter: { card: 'summary_large_image', site: `@${value}`, ...social, image: value },
    });
    const { link: canonical, ...others } = readBack(html).values;
    expect(readHelmet(helmet)).toEqual({ ...others, canonical });
    for (const code of [nextjs, json]) expect(code).not.toMatch(/<|\u2028|\u2029|\u202e/);
  });

  it('write plain values plainly in JSX', async () => {
    const { helmet } = await generate({ title: 'Bread, rye & more', author: "Mill Lane's bakery" });
    expect(helmet).toContain('<title>{"Bread, rye & more"}</title>');
    expect(helmet).toContain('<meta name="author" content="Mill Lane\'s bakery" />');
  });

  it('leave out what is empty', async () => {
    const { nextjs, json } = await generate({});
    expect(readNextJs(nextjs)).toEqual({ openGraph: { type: 'website' }, twitter: { card: 'summary_large_image' } });
    expect(JSON.parse(json)).toEqual({ openGraph: { type: 'website' }, twitter: { card: 'summary_large_image' } });
  });
});

describe('warnings', () => {
  const messages = async (input: unknown) => (await generate(input)).warnings.map(({ message }) => message);
  const good = {
    title: 'Fresh sourdough, baked overnight',
    description: 'Slow-risen bread from local flour.',
    ogImage: 'https://example.com/loaf.jpg',
    canonicalUrl: 'https://example.com/bread',
    twitterUsername: '@mill_lane',
  };

  it('are none where nothing is wrong', async () => {
    expect(await messages(good)).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, 'There is no title. Search results and browser tabs need one.'],
    [{ description: '' }, 'There is no description. Search engines will pick a passage of the page.'],
    [{ ogImage: '/loaf.jpg' }, 'The image is not a full address. Begin with https:// and the name of the site.'],
    [{ ogImage: 'http://example.com/a.jpg' }, 'The image begins with http://. Use https:// if the site has it.'],
    [{ ogImage: 'https://example.com/a b.jpg' }, 'The image has a space in it. Write %20 instead.'],
    [{ ogImage: 'https://example.com/a.svg' }, 'The image is an SVG file. Networks show JPG, PNG, GIF or WebP only.'],
    [{ canonicalUrl: ' https://example.com' }, 'The canonical URL has white space around it.'],
    [
      { canonicalUrl: 'javascript:alert(1)' },
      'The canonical URL begins with “javascript:”. Networks and search engines follow https: addresses only.',
    ],
    [
      { canonicalUrl: 'example.com:8080/x' },
      'The canonical URL is not a full address. Begin with https:// and the name of the site.',
    ],
    [
      { canonicalUrl: 'https://example.com/#a' },
      'The canonical URL has a #. Search engines ignore it and what follows.',
    ],
    [{ twitterCard: 'player' }, 'A card of type player also needs twitter:player with its width and height.'],
    [
      { twitterUsername: 'https://x.com/mill' },
      '“https://x.com/mill” is no Twitter username: it has up to 15 letters, digits and underscores. Enter the name only, no address.',
    ],
    [{ author: 'half \ud83d' }, 'The author has half a character in it. Saved as UTF-8, it turns into U+FFFD (�).'],
    [{ ogTitle: 'two\nlines' }, 'The Open Graph title has line breaks. They are kept, but shown as spaces.'],
  ])('of %j', async (changed, message) => {
    expect(await messages({ ...good, ...changed })).toEqual([message]);
  });

  it('tell a title that is wide though it is short, faults before advice', async () => {
    const warnings = await generate({ ...good, title: 'W'.repeat(40), ogImage: 'x' });
    expect(warnings.warnings.map(({ level, field }) => `${level} ${field}`)).toEqual(['fault ogImage', 'advice title']);
    expect(warnings.warnings[1]?.message).toContain('755 pixels wide');
  });
});

describe('the search preview', () => {
  it('shows a narrow title whole, and cuts a wide one at a word', async () => {
    const { preview } = await generate({ title: 'MOST WONDERFUL MOMENTS AMONG MAMMOTHS WITH WARM WOOLLY WOMEN' });
    expect(preview.desktop.title).toMatchObject({
      limit: 580,
      isCut: true,
      shown: 'MOST WONDERFUL MOMENTS AMONG MAMMOTHS ...',
    });
    const narrow = await generate({ title: 'ill till still '.repeat(4) });
    expect(narrow.preview.desktop.title).toMatchObject({ isCut: false, shown: 'ill till still '.repeat(4).trim() });
  });

  it('cuts scripts without spaces between characters, never within one', async () => {
    const { preview } = await generate({ title: '天然酵母'.repeat(15), description: '👩‍👩‍👧'.repeat(19) });
    expect(preview.desktop.title.shown).toMatch(/^(?:天|然|酵|母){27} \.\.\.$/);
    expect(preview.desktop.description.isCut).toBe(false);
  });

  it('shows white space as a page does', async () => {
    const { preview } = await generate({ description: '  two\n\n lines\t' });
    expect(preview.phone.description.shown).toBe('two lines');
  });
});

describe('the input', () => {
  it.each([
    [{ title: 'a'.repeat(61) }, 'title', 'Title must have at most 60 characters'],
    [{ description: 'a'.repeat(161) }, 'description', 'Description must have at most 160 characters'],
    [{ author: 'a'.repeat(20_001) }, 'author', 'Author must have at most 20,000 characters'],
    [{ ogTitle: 5 }, 'ogTitle', 'Open Graph title must be text'],
    [{ twitterCard: 'huge' }, 'twitterCard', 'Twitter card type must be summary, summary_large_image, app, player'],
  ])('%j is refused in words', async (input, field, message) => {
    await expect(execute(entry, input)).rejects.toMatchObject({ code: 'invalid-input', field, message });
  });

  it('of the greatest length is answered soon', async () => {
    for (const piece of ['<', '👩‍💻', '\u0301', '\ud83d', 'a ']) {
      const long = piece.repeat(20_000 / piece.length);
      const input = { ...everywhere(long), title: 't', description: long.slice(0, 160) };
      expect(await ownTime(() => generate(input))).toBeLessThan(4_000);
    }
  });
});
