/** Attributes by the HTML standard: html.spec.whatwg.org, "Indices", and "Non-conforming features" for those that it has given up. */

const words = (text: string) => new Set(text.split(' '));

/** Of every element, with those of RDFa Lite and microdata. Names that begin with `data-`, `aria-` or `on` come besides. */
export const globalAttributes = words(
  'about accesskey autocapitalize autocorrect autofocus class content contenteditable datatype dir draggable enterkeyhint exportparts headingoffset headingreset hidden id inert inlist inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover prefix property resource rev role slot spellcheck style tabindex title translate typeof virtualkeyboardpolicy vocab writingsuggestions xml:lang xmlns',
);

const forms = 'formaction formenctype formmethod formnovalidate formtarget';
const media = 'src crossorigin preload autoplay loop muted controls loading';
const cell = 'colspan rowspan headers';

/** Of one element. Those of `embed` are free. */
export const ownAttributes: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target download ping rel hreflang type referrerpolicy interestfor'),
  area: words('alt coords shape href target download ping rel referrerpolicy interestfor'),
  audio: words(media),
  base: words('href target'),
  blockquote: words('cite'),
  button: words(
    `disabled form ${forms} command commandfor interestfor name popovertarget popovertargetaction type value`,
  ),
  canvas: words('width height'),
  col: words('span'),
  colgroup: words('span'),
  data: words('value'),
  del: words('cite datetime'),
  details: words('name open'),
  dialog: words('open closedby'),
  fieldset: words('disabled form name'),
  form: words('accept-charset action autocomplete enctype method name novalidate target rel'),
  iframe: words('src srcdoc name sandbox allow allowfullscreen width height referrerpolicy loading credentialless'),
  img: words(
    'alt src srcset sizes crossorigin usemap ismap width height referrerpolicy decoding loading fetchpriority controls',
  ),
  input: words(
    `accept alpha alt autocomplete capture checked colorspace dirname disabled form ${forms} height list max maxlength min minlength multiple name pattern placeholder popovertarget popovertargetaction readonly required size src step switch type value width`,
  ),
  ins: words('cite datetime'),
  label: words('for'),
  li: words('value'),
  link: words(
    'href crossorigin rel as media hreflang type sizes imagesrcset imagesizes referrerpolicy integrity blocking color disabled fetchpriority',
  ),
  map: words('name'),
  meta: words('name http-equiv charset media'),
  meter: words('value min max low high optimum'),
  object: words('data type name form width height'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for form name'),
  progress: words('value max'),
  q: words('cite'),
  script: words('src type nomodule async defer crossorigin integrity referrerpolicy blocking fetchpriority'),
  select: words('autocomplete disabled form multiple name required size'),
  slot: words('name'),
  source: words('type media src srcset sizes width height'),
  style: words('media blocking type'),
  td: words(cell),
  template: words(
    'shadowrootmode shadowrootdelegatesfocus shadowrootclonable shadowrootserializable shadowrootcustomelementregistry shadowrootslotassignment',
  ),
  textarea: words(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: words(`${cell} scope abbr`),
  time: words('datetime'),
  track: words('kind src srclang label default'),
  video: words(`${media} poster playsinline width height`),
};

const cells = 'align axis background bgcolor char charoff height nowrap valign width';
const rowGroup = 'align background bgcolor char charoff height valign';

/** What browsers still read and pages must not use. */
export const obsoleteAttributes: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('charset coords methods name rev shape urn datasrc datafld'),
  area: words('hreflang nohref type'),
  body: words(
    'alink background bgcolor bottommargin leftmargin link marginheight marginwidth rightmargin text topmargin vlink',
  ),
  br: words('clear'),
  caption: words('align'),
  col: words('align char charoff valign width'),
  colgroup: words('align char charoff valign width'),
  div: words('align'),
  dl: words('compact'),
  embed: words('align hspace name vspace'),
  form: words('accept'),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'legend'].map((name) => [name, words('align')])),
  head: words('profile'),
  hr: words('align color noshade size width'),
  html: words('manifest version'),
  iframe: words(
    'align allowtransparency datafld datasrc frameborder framespacing hspace longdesc marginheight marginwidth scrolling vspace',
  ),
  img: words('align border datafld datasrc hspace longdesc lowsrc name vspace'),
  input: words('align border datafld datasrc hspace ismap usemap vspace'),
  li: words('type'),
  link: words('charset methods rev target urn'),
  menu: words('compact'),
  meta: words('scheme'),
  object: words(
    'align archive border classid code codebase codetype datafld datasrc declare hspace standby typemustmatch usemap vspace',
  ),
  ol: words('compact'),
  option: words('name datasrc'),
  pre: words('width'),
  script: words('charset datafld event for language'),
  select: words('datafld'),
  table: words(
    'align background bgcolor border bordercolor cellpadding cellspacing datafld datapagesize frame height rules summary width',
  ),
  tbody: words(rowGroup),
  td: words(`abbr scope ${cells}`),
  textarea: words('datafld datasrc'),
  tfoot: words(rowGroup),
  th: words(cells),
  thead: words(rowGroup),
  tr: words(`${rowGroup} bordercolor`),
  ul: words('compact type'),
};

const onOff = words('true false');
const referrer = words(
  'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url',
);
const crossorigin = words('anonymous use-credentials');

/** Values that are words, by `element attribute`, or by the attribute alone. Without case; an empty value is read apart. */
export const valueWords: Readonly<Record<string, ReadonlySet<string>>> = {
  autocapitalize: words('off none on sentences words characters'),
  contenteditable: words('true false plaintext-only'),
  crossorigin,
  decoding: words('sync async auto'),
  dir: words('ltr rtl auto'),
  draggable: onOff,
  enctype: words('application/x-www-form-urlencoded multipart/form-data text/plain'),
  enterkeyhint: words('enter done go next previous search send'),
  fetchpriority: words('high low auto'),
  formenctype: words('application/x-www-form-urlencoded multipart/form-data text/plain'),
  formmethod: words('get post dialog'),
  hidden: words('hidden until-found'),
  inputmode: words('none text tel url email numeric decimal search'),
  loading: words('lazy eager'),
  method: words('get post dialog'),
  popover: words('auto manual hint'),
  popovertargetaction: words('toggle show hide'),
  preload: words('none metadata auto'),
  referrerpolicy: referrer,
  scope: words('row col rowgroup colgroup'),
  shape: words('circle circ default poly polygon rect rectangle'),
  shadowrootmode: words('open closed'),
  spellcheck: onOff,
  translate: words('yes no'),
  wrap: words('soft hard'),
  writingsuggestions: onOff,
  'button type': words('submit reset button'),
  'dialog closedby': words('any closerequest none'),
  'input type': words(
    'hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button',
  ),
  'link as': words(
    'audio audioworklet document embed fetch font frame iframe image json manifest object paintworklet report script serviceworker sharedworker style text track video worker xslt',
  ),
  'meta http-equiv': words(
    'content-language content-type default-style refresh set-cookie x-ua-compatible content-security-policy',
  ),
  'track kind': words('subtitles captions descriptions chapters metadata'),
};

/** Where an empty value says something. */
export const mayBeEmpty = words(
  'contenteditable crossorigin hidden popover preload referrerpolicy spellcheck translate writingsuggestions',
);

/** Whole numbers from the least on, by `element attribute`, or by the attribute alone. */
export const wholeNumbers: Readonly<Record<string, number>> = {
  colspan: 1,
  cols: 1,
  maxlength: 0,
  minlength: 0,
  rowspan: 0,
  rows: 1,
  tabindex: Number.NEGATIVE_INFINITY,
  'col span': 1,
  'colgroup span': 1,
  'input size': 1,
  'li value': Number.NEGATIVE_INFINITY,
  'ol start': Number.NEGATIVE_INFINITY,
  'select size': 1,
  ...Object.fromEntries(
    ['canvas', 'iframe', 'img', 'input', 'object', 'source', 'video', 'embed'].flatMap((name) => [
      [`${name} width`, 0],
      [`${name} height`, 0],
    ]),
  ),
};

/** Values that are one address. */
export const addresses = words('action cite data formaction href poster src');

/** Attributes that an element must have: one of each list. */
export const needed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  bdo: [['dir']],
  img: [['src', 'srcset']],
  link: [
    ['href', 'imagesrcset'],
    ['rel', 'itemprop', 'property'],
  ],
  map: [['name']],
  meta: [
    ['charset', 'content'],
    ['charset', 'name', 'http-equiv', 'itemprop', 'property'],
  ],
  object: [['data']],
  optgroup: [['label']],
  track: [['src']],
  data: [['value']],
  base: [['href', 'target']],
  meter: [['value']],
};
