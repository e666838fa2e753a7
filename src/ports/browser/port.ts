import type { TemporaryFile } from '#ports/files/port';

/** What a page is shown on. */
export interface Screen {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the picture for each CSS pixel. */
  scale: number;
  /** Touch, and a viewport as phones have it. */
  isMobile: boolean;
  colours: 'light' | 'dark';
}

export interface Visit {
  url: string;
  screen: Screen;
  signal?: AbortSignal;
  /** Called while others are served first with how many there are, and then with the share that is done, 0 to 1. */
  onNews?: (news: VisitNews) => void;
}

export type VisitNews = { ahead: number } | { share: number };

/** One file that a page asked for. Times are milliseconds from the start of the visit. */
export interface PageRequest {
  url: string;
  method: string;
  /** As the browser names it: `Document`, `Script`, `Image`, `Fetch`. */
  type: string;
  /** Address of the document, script or style sheet that asked for it; empty when nobody is known to have. */
  askedBy: string;
  /** `VeryHigh` to `VeryLow`. */
  priority: string;
  start: number;
  /** Until the head was there; absent when none came. */
  head?: number;
  /** Until all was there or it failed; absent while it was still loading. */
  end?: number;
  /** 0 when nothing answered. */
  status: number;
  statusText: string;
  /** `http/1.1`, `h2`; empty when nothing answered. */
  protocol: string;
  mime: string;
  /** As they travelled, heads included. */
  encodedBytes: number;
  decodedBytes: number;
  /** Whether it came from the visit's own cache. */
  isCached: boolean;
  requestHeaders: Readonly<Record<string, string>>;
  responseHeaders: Readonly<Record<string, string>>;
  /** Where a redirect led; absent for others. */
  redirectedTo?: string;
  /** In the browser's words, such as `net::ERR_NAME_NOT_RESOLVED`; absent when it did not fail. */
  failure?: string;
  /** The same in others', such as `csp` or `mixed-content`, when the browser did not let it be asked for. */
  blocked?: string;
}

export interface ConsoleLine {
  level: 'error' | 'warning';
  text: string;
  /** Address of the script; empty when it is not known. */
  url: string;
  /** From 1; 0 when it is not known. */
  line: number;
}

interface PageCookie {
  name: string;
  domain: string;
  path: string;
  /** Seconds since 1970; -1 for the session. */
  expires: number;
  bytes: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: string;
}

/** A page after its scripts have run. */
export interface LoadedPage {
  /** After redirects and what scripts did to the address. */
  url: string;
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** The document as it stands, the content of open shadow roots in its place; at most 5 MB. */
  html: string;
  isWhole: boolean;
  /** The document as the server sent it to this browser; absent when the browser no longer has it. */
  sent?: string;
  requests: readonly PageRequest[];
  /** The first 200. */
  console: readonly ConsoleLine[];
  cookies: readonly PageCookie[];
  /** Milliseconds from the start of the visit until `DOMContentLoaded`, the load event, and until it was taken; absent when they did not come. */
  ready?: number;
  loaded?: number;
  taken: number;
  /** Whether the network had become quiet; a page that never does is taken as it is. */
  isQuiet: boolean;
  /** Windows and dialogs that it wanted to open. */
  windows: number;
  dialogs: number;
}

export interface Shot {
  screen: Screen;
  /** The whole page, and not the first screen alone. */
  isWhole: boolean;
  format: 'png' | 'jpeg' | 'webp';
  /** 1 to 100, for JPEG and WebP. */
  quality?: number;
}

export interface TakenShot {
  file: TemporaryFile;
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Whether the page goes on below. */
  isCut: boolean;
}

/** How a page is put on paper. Lengths are millimetres. */
export interface Sheets {
  /** Of the sheet as it is held. */
  width: number;
  height: number;
  margins: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** 0.1 to 2: how large things are on it. */
  scale: number;
  styles: 'print' | 'screen';
  backgrounds: boolean;
  /** The page's title and the day, in the upper margin. */
  header: boolean;
  /** The page's address and numbers, in the lower margin. */
  footer: boolean;
}

/** A page as a PDF. */
export interface PrintedPage {
  /** After redirects. */
  url: string;
  status: number;
  /** As the page calls itself; may be empty. */
  title: string;
  file: TemporaryFile;
  /** Sheets, at most 200. */
  pages: number;
  /** Whether more would have followed. */
  isCut: boolean;
}

/** The figures of one run of Lighthouse. Times are milliseconds on the device that it simulates. */
export interface SpeedRun {
  /** Of its category Performance, 0 to 100. */
  score: number;
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blockingTime: number;
  /** Without a unit. */
  layoutShift: number;
}

export interface PageElement {
  selector: string;
  /** Its opening tag. */
  code: string;
}

/** A file, an element or both, with what an audit found of it. What does not apply is absent. */
export interface SpeedItem {
  url?: string;
  element?: PageElement;
  /** As they travelled. */
  bytes?: number;
  savedBytes?: number;
  /** Milliseconds: of a task, of a script, of what is waited for. */
  time?: number;
  start?: number;
  /** Part of the layout shift. */
  shift?: number;
  /** Milliseconds for which browsers keep it. */
  keptFor?: number;
  /** Elements of the page, children, levels. */
  count?: number;
  /** In Lighthouse's English: reasons, causes, what a check says. */
  notes: readonly string[];
}

export interface SpeedAudit {
  hasPassed: boolean;
  /** Milliseconds by which the first and the largest paint would come sooner. */
  savedFirstPaint: number;
  savedLargestPaint: number;
  /** At most 50. */
  items: readonly SpeedItem[];
}

export interface SpeedFile {
  url: string;
  /** As the browser names it: `Document`, `Script`, `Image`. */
  type: string;
  mime: string;
  sentBytes: number;
  decodedBytes: number;
}

export interface SpeedReport {
  /** After redirects. */
  url: string;
  runs: readonly SpeedRun[];
  /** Of the run nearest to the median, as all that follows. What Lighthouse says of how it went, in its English. */
  warnings: readonly string[];
  /** How quick this machine was then; Lighthouse's phone is meant for 1,000 to 2,000. */
  benchmark: number;
  /** Of Lighthouse. */
  version: string;
  /** The element of the largest paint, and the milliseconds until it by its parts, as observed here without throttling. */
  largest?: PageElement & { parts: readonly { name: string; time: number }[] };
  /** By Lighthouse's names; those that failed or do not apply are absent. */
  audits: Readonly<Partial<Record<string, SpeedAudit>>>;
  /** In the order of their requests, at most 1,000. */
  files: readonly SpeedFile[];
  /** Small JPEGs of the page while it was drawn, with milliseconds as observed here. */
  frames: readonly { at: number; file: TemporaryFile }[];
}

export interface Measuring {
  device: 'phone' | 'desktop';
  /** 1 to 5, each a first visit. */
  runs: number;
}

export interface Inspecting {
  /** Rules by their tags in axe-core: `wcag2a`, `best-practice`. */
  tags: readonly string[];
}

/** An element that breaks a rule of accessibility, or may. */
export interface InspectedPlace extends PageElement {
  /** What axe-core's checks measured: colours, ratios, sizes, reasons; by their own names. */
  measured: Readonly<Record<string, string | number>>;
}

export interface InspectedRule {
  /** In axe-core: `image-alt`. */
  id: string;
  /** `unclear`: a person has to look. */
  outcome: 'failed' | 'unclear' | 'passed';
  /** Of axe-core: `critical`, `serious`, `moderate`, `minor`; empty when it passed. */
  impact: string;
  tags: readonly string[];
  /** Of elements; the first 20 of them are places. */
  count: number;
  places: readonly InspectedPlace[];
}

export interface InspectedPage {
  /** After redirects. */
  url: string;
  status: number;
  isQuiet: boolean;
  /** Of axe-core. */
  version: string;
  /** Frames, which are not looked into. */
  frames: number;
  /** Those that apply to something of the page. */
  rules: readonly InspectedRule[];
  /** WebP pictures of the first place of some failed rules that is seen, marked; at most 12. */
  pictures: readonly { rule: string; file: TemporaryFile; width: number; height: number }[];
}

/** An element on a phone. CSS pixels from the top left of the page. */
export interface LayoutPlace extends PageElement {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of its letters, as they are seen: a page that is laid out for desks is shown smaller. */
  size?: number;
  text?: string;
}

/** How a page lies on a phone. At most 40 places of each kind. */
export interface LayoutFacts {
  /** After redirects. */
  url: string;
  status: number;
  /** How much smaller the page is shown to fit the screen; 1 where it is laid out for phones. */
  zoom: number;
  /** CSS pixels of its content, to be compared with the screen's by `zoom`. */
  width: number;
  /** Characters that are shown, and of these those below 12 pixels. */
  characters: { all: number; small: number };
  /** Elements with small text, those with most of it first. */
  small: readonly LayoutPlace[];
  /** Targets below 24 pixels that have not the space which WCAG 2.5.8 asks for instead. */
  targets: { count: number; places: readonly LayoutPlace[] };
  /** What sticks out at the side. */
  wide: readonly LayoutPlace[];
  /** A WebP picture of its first three screens, with lines around the places: dotted, solid and dashed for the three kinds. */
  picture: { file: TemporaryFile; width: number; height: number };
}

/**
 * Pages that strangers chose, loaded in a browser that reaches nothing but what the guard lets through, and bounded in time, bytes,
 * requests and memory. Each visit is the first one: no cookies and no cache are there.
 *
 * Every method throws ToolError `not-configured` (no browser here), `target-refused`, `not-found` (no such host), `upstream-failed`,
 * `unsupported` (no page, or one that broke the browser or its limits), `timed-out`, `busy`, `cancelled`.
 */
export interface Browser {
  /** What is missing here to load pages, in a sentence; nothing where they can be. */
  missing(): Promise<string | undefined>;
  load(visit: Visit): Promise<LoadedPage>;
  /** Pictures of a page, each on a screen of its own. The screen of the visit does not count. */
  shoot(visit: Omit<Visit, 'screen'>, shots: readonly Shot[]): Promise<readonly TakenShot[]>;
  /** A page as a PDF, when what waits to be scrolled to has been loaded. The screen of the visit does not count. */
  print(visit: Omit<Visit, 'screen'>, sheets: Sheets): Promise<PrintedPage>;
  /** How accessible a page is as it stands on its screen, by axe-core. */
  inspect(visit: Visit, inspecting: Inspecting): Promise<InspectedPage>;
  /** How a page lies on a screen of a phone. */
  layout(visit: Visit): Promise<LayoutFacts>;
  /** How quick a page is, by Lighthouse. The screen of the visit does not count. */
  measure(visit: Omit<Visit, 'screen'>, measuring: Measuring): Promise<SpeedReport>;
}
