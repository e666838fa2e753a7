/**
 * What the HTML standard lets elements hold, and where they may be: html.spec.whatwg.org, "The elements of HTML" and "Content models".
 * `holds` is `flow`, `phrasing`, `transparent` (what its parent holds), `text`, `nothing`, `anything`, or names of elements; names after
 * one of the first three are held besides.
 */
interface ElementRule {
  holds: string;
  /** Elements that must not be in it at any depth; `interactive`, `heading` and `sectioning` stand for many. */
  never?: string;
}

const scripts = 'script template';

/** Those that flow content consists of and phrasing content does not. */
export const flowOnly =
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul';

/** `link` and `meta` count where they have `itemprop`, or `link` a `rel` that is allowed in the body. */
export const phrasing =
  'a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd label link map mark math meta meter noscript object output picture progress q ruby s samp script select selectedcontent slot small span strong sub sup svg template textarea time u var video wbr';

const headings = 'h1 h2 h3 h4 h5 h6';

/** What `never` abbreviates. */
export const families: Readonly<Record<string, string>> = {
  heading: `${headings} hgroup`,
  sectioning: 'article aside nav section',
  interactive: 'a audio button details embed iframe img input label select textarea video',
};

const same = (names: string, rule: ElementRule): Record<string, ElementRule> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));

export const elements: Readonly<Record<string, ElementRule>> = {
  ...same('blockquote body dd div figcaption li main search section td dialog', {
    holds: 'flow',
  }),
  ...same(
    'abbr b bdi bdo cite code data em i kbd mark output q rp rt s samp small span strong sub sup time u var p pre',
    { holds: 'phrasing' },
  ),
  ...same(headings, { holds: 'phrasing' }),
  ...same('area base br col embed hr img input link meta source track wbr', { holds: 'nothing' }),
  ...same('iframe script style textarea title', { holds: 'text' }),
  ...same('canvas del ins map noscript object slot', { holds: 'transparent' }),
  ...same('ul ol menu', { holds: `li ${scripts}` }),
  ...same('thead tbody tfoot', { holds: `tr ${scripts}` }),
  ...same('audio video', { holds: `transparent source track`, never: 'audio video' }),
  ...same('article aside nav', { holds: 'flow', never: 'main' }),
  ...same('header footer', { holds: 'flow', never: 'header footer main' }),
  ...same('option selectedcontent template math svg select', { holds: 'anything' }),
  html: { holds: 'head body' },
  head: { holds: 'base link meta noscript script style template title' },
  a: { holds: 'transparent', never: 'interactive' },
  address: { holds: 'flow', never: 'heading sectioning header footer address' },
  button: { holds: 'phrasing', never: 'interactive' },
  caption: { holds: 'flow', never: 'table' },
  colgroup: { holds: 'col template' },
  datalist: { holds: `phrasing option` },
  details: { holds: 'flow summary' },
  dfn: { holds: 'phrasing', never: 'dfn' },
  dl: { holds: `dt dd div ${scripts}` },
  dt: { holds: 'flow', never: 'header footer heading sectioning' },
  fieldset: { holds: 'flow legend' },
  figure: { holds: 'flow figcaption' },
  form: { holds: 'flow', never: 'form' },
  hgroup: { holds: `p ${headings} ${scripts}` },
  label: { holds: 'phrasing', never: 'label' },
  legend: { holds: `phrasing ${headings} hgroup` },
  meter: { holds: 'phrasing', never: 'meter' },
  optgroup: { holds: `option legend noscript div span ${scripts}` },
  picture: { holds: `source img ${scripts}` },
  progress: { holds: 'phrasing', never: 'progress' },
  ruby: { holds: 'phrasing rt rp' },
  summary: { holds: `phrasing ${headings} hgroup` },
  table: { holds: `caption colgroup thead tbody tfoot tr ${scripts}` },
  th: { holds: 'flow', never: 'header footer heading sectioning' },
  tr: { holds: `td th ${scripts}` },
};

/** Elements whose end tag may be left out; all others that hold something have to be closed. */
export const closedByThemselves = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(' '),
);

/** What takes the place of elements that the standard has given up: "HTML", "Non-conforming features". */
export const obsoleteElements: Readonly<Record<string, string>> = {
  acronym: '<abbr>',
  applet: '<object> or <embed>',
  basefont: 'CSS',
  bgsound: '<audio>',
  big: 'CSS, such as font-size: larger',
  blink: 'nothing: text that blinks is hard to read',
  center: 'CSS, such as text-align: center',
  dir: '<ul>',
  font: 'CSS, such as color and font-family',
  frame: '<iframe>, or one page made on the server',
  frameset: '<iframe>, or one page made on the server',
  isindex: 'a <form> with a text field',
  keygen: 'the Web Crypto API',
  listing: '<pre> and <code>',
  marquee: 'CSS',
  menuitem: '<button>',
  multicol: 'CSS, such as columns',
  nextid: 'nothing',
  nobr: 'CSS, such as white-space: nowrap',
  noembed: 'content in <object>',
  noframes: 'nothing: browsers show frames',
  param: 'the data attribute of <object>',
  plaintext: 'a file with the type text/plain',
  rb: 'text straight in <ruby>',
  rtc: '<ruby> in <ruby>',
  spacer: 'CSS, such as margin',
  strike: '<s> or <del>',
  tt: '<code>, <kbd> or <samp>',
  xmp: '<pre> and <code>',
};
