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
  /** `here`: the report is in the answer alone. Else it is kept for a time at a link, and the audit goes on when whoever asked has
   * left; with `link` that is all that is waited for. */
  report?: 'here' | 'kept' | 'link';
  signal?: AbortSignal;
  onProgress?: (news: {
    pages: number;
    files: number;
    waiting: number;
    found: readonly FoundSoFar[];
    link?: string;
  }) => void;
}

/** One thing that is wrong, with all the pages where it is: what comes from one template is one finding. */
export interface SiteFinding {
  check: string;
  /** Where it belongs, such as "Links". */
  group: string;
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

/** What is wrong on so many of the pages that were read so far. */
export interface FoundSoFar extends Pick<SiteFinding, 'severity' | 'title'> {
  pages: number;
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
  /** Where it is kept, with what entitles to delete it. */
  link?: string;
  start: string;
  pages: number;
  files: number;
  /** By robots.txt, and as there are more than were to be read. */
  forbidden: number;
  leftOut: number;
  /** 0 to 100, the mean of its groups; null where no page was read. */
  score: number | null;
  groups: readonly { title: string; score: number; findings: number }[];
  /** The most worthwhile first. */
  findings: readonly SiteFinding[];
  list: readonly AuditedPage[];
  /** Which page links to which, by their places in the list; absent of a site with too many. */
  links?: readonly (readonly [from: number, to: number])[];
}

/** Whole sites, followed from link to link and judged, politely and through the guarded client. */
export interface Audits {
  /**
   * @throws ToolError as the guarded client does when the start cannot be read; `busy`, `cancelled`; `not-configured` where nothing
   * is kept, and `timed-out` with the link of an audit that goes on.
   */
  audit(order: AuditOrder): Promise<AuditReport>;
}

/** `stopping`: asked to end, with what it has found so far. */
export type AuditState = 'waiting' | 'running' | 'stopping' | 'done' | 'stopped' | 'failed';

interface AuditCounts {
  pages: number;
  files: number;
  /** Addresses that are still to be read. */
  waiting: number;
  /** The worst first. */
  found: readonly FoundSoFar[];
}

interface NewAudit {
  /** 32 hexadecimal digits that nobody guesses: who has them may read the report. */
  id: string;
  /** SHA-256 of what entitles to end and to delete it. */
  keyHash: string;
  /** The same for all audits of one visitor, and no sign of who that is. */
  owner: string;
  /** What is to be done, as JSON. */
  what: string;
  createdAt: number;
  expiresAt: number;
}

export interface StoredAudit extends NewAudit, AuditCounts {
  state: AuditState;
  endedAt?: number;
  /** Why it failed, in a sentence. */
  fault?: string;
}

export interface AuditStore {
  /** `enough`: as many of this owner go on as may. `full`: there are as many of all. */
  add(audit: NewAudit, options: { atMost: number; ofOwner: number }): Promise<'kept' | 'enough' | 'full'>;
  find(id: string): Promise<StoredAudit | undefined>;
  /** The report of one that is over, as it was given to `end`. */
  report(id: string): Promise<string | undefined>;
  /** Notes how far it is. What it answers is what the work goes by: it ends at `stopping`, and where there is none any more. */
  note(id: string, counts: AuditCounts): Promise<AuditState | undefined>;
  /** Asks one that waits or runs to end. */
  stop(id: string): Promise<void>;
  end(
    id: string,
    outcome: { state: 'done' | 'stopped' | 'failed'; endedAt: number; fault?: string; report?: string },
  ): Promise<void>;
  /** Those that wait or run, in their order. */
  unfinished(): Promise<Pick<StoredAudit, 'id' | 'owner'>[]>;
  remove(id: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}
