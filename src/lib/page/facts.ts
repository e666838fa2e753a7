import type { PageTags } from '#lib/html/read-tags';
import type { RobotsTxt } from '#lib/robots-txt/parse';
import type { Cookie } from './cookies.ts';
import type { FileFacts, PolicyFacts } from './file-facts.ts';
import type { Form } from './form-facts.ts';
import type { RenderedFacts } from './rendered-facts.ts';
import type { Sited, SiteFacts } from './site-facts.ts';
import type { StructuredData } from './structured-data.ts';
import type { Technology } from './technologies.data.ts';
import type { TextTrace } from './text-traces.ts';

/** The head of one answer on the way to the page. */
export interface AnswerHead {
  url: string;
  status: number;
  /** Lower-case names; values of one name are joined by commas. */
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  /** Milliseconds from asking to the head, the connection included. */
  waited: number;
}

/** What the server said, whatever it sent. */
export interface AnswerFacts extends AnswerHead {
  requestedUrl: string;
  redirects: readonly AnswerHead[];
  /** Media type without parameters, in lower case; empty when none is stated. */
  type: string;
  /** `page`: HTML; `text`: plain text or Markdown; `other`: any other file; `none`: no body was read. */
  kind: 'page' | 'text' | 'other' | 'none';
  /** Bytes of the body, decoded and as they travelled. */
  byteLength: number;
  encodedBytes: number;
  /** What has no tags: plain text, Markdown, an empty page. */
  plain?: { text: string; charset: string };
  /** Milliseconds from the head to the end of the body. */
  read: number;
}

/** The robots.txt of the page's site. Absence and refusal are as in RFC 9309. */
interface RobotsFacts {
  outcome: 'read' | 'missing' | 'unavailable';
  url: string;
  status: number | null;
  text: string;
  explanation: string;
  rules: RobotsTxt;
}

/** What a tag or a header says; that of a header is shown by its own words. */
interface Said extends Sited {
  shown?: string;
}

/** Directives for crawlers from one place. */
export interface RobotsDirectives extends Said {
  /** `tag` is the name of the meta element; `header` that in `X-Robots-Tag`. */
  from: 'tag' | 'header';
  /** `robots` for all, else a crawler's name, in lower case. */
  crawler: string;
  /** Lower case. */
  directives: readonly string[];
}

interface Canonical extends Said {
  /** As written. */
  href: string;
  /** Complete, or nothing when that is no address. */
  url: string;
  from: 'tag' | 'header';
  isInBody: boolean;
}

interface Alternate extends Said {
  lang: string;
  /** As written. */
  href: string;
  /** Complete, or nothing when that is no address. */
  url: string;
  from: 'tag' | 'header';
  isInBody: boolean;
}

/** What the page says about itself: its tags, and the headers that say the same. */
export interface HeadFacts extends PageTags {
  robots: readonly RobotsDirectives[];
  canonicals: readonly Canonical[];
  /** Versions in other languages. */
  alternates: readonly Alternate[];
}

export interface DocumentFacts {
  /** Address of the page, after redirects. */
  url: string;
  /** What relative addresses are relative to. */
  base: string;
  /** The HTML, decoded: positions are of this. */
  source: string;
  charset: string;
  charsetSource: 'bom' | 'header' | 'meta' | 'late-meta' | 'guess';
  isDamaged: boolean;
  elements: number;
  /** Elements within each other at most. */
  depth: number;
  /** Whether all of it was read. */
  isWhole: boolean;
  /** Values of `id` that more than one element has. */
  repeatedIds: readonly string[];
  /** Where each of these is for the second time. */
  repeatedIdsAt: readonly number[];
  /** What links may lead to within the page: each `id`, and each `name` of an `a`. */
  ids: ReadonlySet<string>;
  oddLinks: readonly OddLink[];
  /** Headings that say nothing. */
  emptyHeadings: readonly Sited[];
  /** Landmarks and other elements that are there, by name: `main`, `nav`, `article`. */
  counts: Readonly<Record<string, number>>;
  /** UTF-16 units of `style` attributes and of addresses that hold their data. */
  styleAttributes: number;
  dataAddresses: number;
  /** How much of the text `data-nosnippet` keeps out of snippets, 0 to 1, and the first element that does. */
  unquoted: Sited & { share: number };
}

/** Where people meet something: in the content, in menus and the like, or nowhere. */
type PagePlace = 'main' | 'beside' | 'unseen';

interface Heading extends Sited {
  level: number;
  text: string;
  isMain: boolean;
}

export interface PageLink extends Sited {
  /** As written. */
  href: string;
  /** Complete; empty when that is no address. */
  url: string;
  kind: 'internal' | 'external' | 'jump' | 'mail' | 'phone' | 'script' | 'broken' | 'other';
  rel: readonly string[];
  target: string;
  /** What is between its tags; the words of its pictures do not count. */
  text: string;
  /** What a reader is told when there is no text: the pictures' words, `aria-label` or `title`. */
  label: string;
  hasPicture: boolean;
  /** Whether a script runs when it is clicked, as far as the tag says. */
  hasHandler: boolean;
  place: PagePlace;
}

/**
 * What looks like a link and is none: `no-address`, an `a` without `href`; `dead`, the same with nothing that runs either; `script`,
 * another element that leads somewhere by its handler. `holds`: something in a link that is clicked itself.
 */
interface OddLink extends Sited {
  kind: 'no-address' | 'dead' | 'script' | 'holds';
}

export interface Picture extends Sited {
  /** As written; that of a later loading where there is one. */
  src: string;
  /** Complete; empty when that is no address, and shortened when the data are in it. */
  url: string;
  /** `null` when the page gives none. */
  alt: string | null;
  /** As written; empty when absent. */
  width: string;
  height: string;
  /** Its `style` attribute. */
  style: string;
  loading: string;
  fetchPriority: string;
  srcset: string;
  sizes: string;
  /** By the ending of its name or the type of its data: `jpeg`, `png`; empty when that says nothing. */
  format: string;
  /** Types of the sources of the `picture` element that it is in. */
  sourceTypes: readonly string[];
  /** Whether the page says that it is decorative. */
  isDecoration: boolean;
  /** Elements that begin before it. */
  position: number;
  place: PagePlace;
}

interface PictureTag extends Sited {
  name: 'img' | 'source';
  /** As written, all of these; cut after 4,000 UTF-16 units. */
  src: string;
  srcset: string | undefined;
  sizes: string | undefined;
  /** The file that only a script loads; empty where another is shown without one. */
  late: string;
}

/** The files of pictures, as browsers choose among them. */
export interface PictureSets {
  tags: readonly PictureTag[];
  /** `picture` elements. */
  elements: readonly {
    at: number;
    hasImg: boolean;
    sources: {
      at: number;
      srcset: string | undefined;
      src: string;
      isAfterImg: boolean;
      /** Whether it is chosen only for a type or a window. */
      isConditional: boolean;
      /** Whether a script writes its file. */
      isFilledLater: boolean;
    }[];
  }[];
}

/** What is told to those who neither see the page nor use a mouse, and what was left over in its text. */
export interface AccessFacts {
  roles: readonly (Sited & { role: string; lacks: string | undefined })[];
  /** Each `aria-` attribute once, and once for each value where few are possible. */
  attributes: readonly (Sited & { name: string; value: string })[];
  /** How many references by id there are, and those to what is not there. */
  references: number;
  broken: readonly (Sited & { attribute: string; id: string })[];
  /** Buttons and what is used as one. */
  controls: readonly (Sited & { name: string; isNamed: boolean })[];
  /** What keys reach in parts that readers are not told of; not sure where a style sheet may hide it as well. */
  hiddenFocus: readonly (Sited & { isSure: boolean })[];
  /** What only a mouse can press. */
  clickOnly: readonly Sited[];
  /** Values of `tabindex` above 0. */
  orders: readonly (Sited & { value: string })[];
  /** Those of data. */
  tables: readonly (Sited & { rows: number; hasHeaders: boolean })[];
  /** Entries outside of a list. */
  strayItems: readonly Sited[];
  /** Elements that HTML no longer has. */
  old: readonly (Sited & { name: string })[];
  plugins: readonly (Sited & { type: string })[];
  /** Main parts that are seen. */
  mains: readonly Sited[];
  hiddenMainHeadings: readonly Sited[];
  /** What is drawn so that nobody sees it. */
  unseen: readonly Sited[];
  traces: readonly (Sited & TextTrace)[];
  /** Whether a library fills in the page's texts in the browser. */
  isFilledLater: boolean;
}

interface Script extends Sited {
  /** Complete; empty for one in the page. */
  url: string;
  isInHead: boolean;
  /** Whether the page waits for it. */
  isBlocking: boolean;
  isExternal: boolean;
  integrity: string;
  /** Whether it is asked for in the way that a hash needs, if it comes from elsewhere. */
  hasCrossOrigin: boolean;
  /** UTF-16 units of one in the page. */
  length: number;
}

interface StyleSheet extends Sited {
  url: string;
  media: string;
  isInHead: boolean;
  isExternal: boolean;
  integrity: string;
  /** Whether it is asked for in the way that a hash needs, if it comes from elsewhere. */
  hasCrossOrigin: boolean;
}

interface Frame extends Sited {
  url: string;
  title: string;
  loading: string;
  isExternal: boolean;
}

/** What the page fetches besides pictures. */
export interface ResourceFacts {
  scripts: readonly Script[];
  styles: readonly StyleSheet[];
  /** UTF-16 units of `style` elements. */
  inlineStyles: number;
  /** Style sheets that `style` elements import. */
  imports: readonly (Sited & { url: string })[];
  /** Addresses that scripts in the page, and tags in `noscript`, name; as written. */
  mentioned: readonly string[];
  preloads: readonly (Sited & { url: string; as: string; hasCrossOrigin: boolean })[];
  frames: readonly Frame[];
  /** Videos and sounds. */
  media: readonly (Sited & {
    name: string;
    url: string;
    autoplays: boolean;
    preload: string;
    hasTrack: boolean;
    /** It makes no sound, and nobody can turn it on; or it is hidden from those who would need its words. */
    isSilent: boolean;
  })[];
  /** `http:` addresses of files that the page fetches, with the elements that do. */
  unsafe: readonly (Sited & { name: string; url: string })[];
}

interface TextFacts {
  /** What a person reads, without menus and the like. */
  main: string;
  /** The same with menus and the like. */
  whole: string;
  /** Where it was found. */
  area: 'main' | 'article' | 'found' | 'page';
  words: number;
  /** Paragraphs, headings, list items and rows. */
  blocks: readonly { kind: string; level: number; text: string; isMain: boolean }[];
}

/** What a page's HTML says. */
export interface HtmlFacts {
  head: HeadFacts;
  document: DocumentFacts;
  headings: readonly Heading[];
  links: readonly PageLink[];
  pictures: readonly Picture[];
  pictureSets: PictureSets;
  data: StructuredData;
  text: TextFacts;
  resources: ResourceFacts;
  forms: readonly Form[];
  access: AccessFacts;
}

/** Everything that is known of one page. Each part may be missing from what was gathered. */
export interface PageFacts extends HtmlFacts {
  answer: AnswerFacts;
  robots: RobotsFacts;
  cookies: readonly Cookie[];
  policies: readonly PolicyFacts[];
  technologies: readonly Technology[];
  site: SiteFacts;
  files: readonly FileFacts[];
  /** Known only of a page that was loaded in a browser. */
  rendered: RenderedFacts<HtmlFacts>;
}
