import { defineCheck } from '#kit/check';
import { own } from '#lib/own';
import { metasNamed } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';

const number = '-?\\d+(?:\\.\\d*)?|-?\\.\\d+';
/** Source: CSS Viewport, what browsers' documentation names besides, and what phones knew once. */
const known: Readonly<Record<string, RegExp>> = {
  width: new RegExp(`^(?:device-width|device-height|${number})(?:px)?$`),
  height: new RegExp(`^(?:device-width|device-height|${number})(?:px)?$`),
  ...Object.fromEntries(
    ['initial-scale', 'minimum-scale', 'maximum-scale'].map((name) => [name, new RegExp(`^(?:yes|no|${number})$`)]),
  ),
  'user-scalable': /^(?:yes|no|[01](?:\.0)?|true|false)$/,
  'shrink-to-fit': /^(?:yes|no)$/,
  'viewport-fit': /^(?:auto|contain|cover)$/,
  'interactive-widget': /^(?:resizes-visual|resizes-content|overlays-content)$/,
  'target-densitydpi': /^.+$/,
};

export default defineCheck({
  title: 'Browsers understand the viewport tag',
  failed: 'Browsers do not understand the viewport tag',
  severity: 'warning',
  why: 'Browsers pass over words of the viewport tag that they do not know, and phones then show the page too wide or too small.',
  source: { name: 'W3C: CSS Viewport', url: 'https://www.w3.org/TR/css-viewport-1/#viewport-meta' },
  looksAt: ['head'],
  judge: ({ head }) => {
    const [tag] = metasNamed(head, 'viewport').filter(({ content }) => content !== '');
    if (!tag) return 'does-not-apply';
    const wrong = wordsOf(tag.content).find(({ name, value }) => !isKnown(name, value));
    if (wrong) {
      const said = wrong.value === '' ? wrong.name : `${wrong.name}=${wrong.value}`;
      return [
        {
          about: 'viewport',
          detail: `The viewport tag says ${quoted(said)}, which browsers do not know.`,
          where: [tag],
        },
      ];
    }
    return tag.content.includes(';')
      ? [
          {
            ...{ about: 'viewport', severity: 'advice', where: [tag] },
            title: 'The viewport tag has semicolons',
            detail: 'The viewport tag separates its parts by semicolons. The standard asks for commas.',
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Put this line into the head and remove the old one.',
    code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    goes: 'head',
  }),
  cases: {
    passes: [
      '<meta name=viewport content="width=device-width, initial-scale=1.0, viewport-fit=cover">',
      '<meta name=viewport content="width = 980 , user-scalable=yes, minimal-ui">',
    ],
    fails: [
      '<meta name=viewport content="width=devicewidth, initial-scale=1">',
      '<meta name=viewport content="width:device-width; initial-scale:1">',
      '<meta name=viewport content="width=device-width; initial-scale=1">',
    ],
    doesNotApply: '<p>x',
  },
});

/** Name and value of each part; white space around the sign does not separate. */
function wordsOf(content: string) {
  return content
    .slice(0, 1_000)
    .toLowerCase()
    .replaceAll(/ ?= ?/g, '=')
    .split(/[,; ]/)
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at === -1 ? { name: part, value: '' } : { name: part.slice(0, at), value: part.slice(at + 1) };
    });
}

function isKnown(name: string, value: string): boolean {
  if (name === 'minimal-ui') return true;
  return own(known, name)?.test(value) ?? false;
}
