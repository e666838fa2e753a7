export interface AuditOrder {
  /** Where it begins. */
  url: string;
  mostPages: number;
  /** Clicks from there at most. */
  depth: number;
  subdomains: boolean;
  /** Parts of paths, in which `*` stands for anything. */
  include: readonly string[];
  exclude: readonly string[];
  signal?: AbortSignal;
  onProgress?: (counts: { pages: number; files: number; waiting: number }) => void;
}

/** One thing that is wrong, with all the pages where it is: what comes from one template is one finding. */
export interface SiteFinding {
  check: string;
  severity: 'fatal' | 'error' | 'warning' | 'advice';
  title: string;
  detail: string;
  why: string;
  fix: string;
  source: { name: string; url: string };
  /** The first of them. */
  pages: readonly string[];
  number: number;
  /** How bad it is, times how central its pages are, all together: the order of the list. */
  gain: number;
}

interface AuditedPage {
  url: string;
  /** 0 when nothing answered. */
  status: number;
  /** Clicks from the start; nothing where no link leads. */
  depth: number | null;
  title: string;
  words: number;
  /** Pages that link to it. */
  linkedFrom: number;
  findings: number;
  /** Milliseconds to the head. */
  waited: number;
  bytes: number;
  isNoindex: boolean;
}

export interface AuditReport {
  start: string;
  pages: number;
  files: number;
  /** By robots.txt, and as there are more than were to be read. */
  forbidden: number;
  leftOut: number;
  /** The most worthwhile first. */
  findings: readonly SiteFinding[];
  list: readonly AuditedPage[];
}

/** Whole sites, followed from link to link and judged, politely and through the guarded client. */
export interface Audits {
  /**
   * @throws ToolError as the guarded client does when the start cannot be read; `busy`, `cancelled`.
   */
  audit(order: AuditOrder): Promise<AuditReport>;
}
