import { ToolError } from '#kit/tool-error';

const listNames = ['common-crawl', 'tranco'] as const;

/** The lists that can be imported. */
export type ListName = (typeof listNames)[number];

/** One line of a list, as positions in its bytes. */
export interface Row {
  nameFrom: number;
  nameTo: number;
  first: number;
  /** 0 in a list with one rank. */
  second: number;
}

interface Layout {
  /** Whether the first line is a heading. */
  hasHeading: boolean;
  /** Reads one line into `row`; `false` when it is none of the list's. */
  read(bytes: Uint8Array, from: number, to: number, row: Row): boolean;
}

export interface RankFormat {
  /** Numbers kept of a domain. */
  ranks: 1 | 2;
  /** As names are in the list. */
  keyOf(domain: string): string;
  /** What the file's name says of the release. */
  releaseIn(fileName: string): string | undefined;
  /** @throws ToolError `unsupported` when a file that begins like this is no such list. */
  layoutOf(firstLine: string): Layout;
}

const TAB = 9;
const COMMA = 44;
/** Longest name the DNS has. */
const LONGEST_NAME = 253;
/** Ranks are kept in four bytes. */
const MOST = 0xffff_ffff;

export const rankFormats: Readonly<Record<ListName, RankFormat>> = {
  'common-crawl': {
    ranks: 2,
    keyOf: (domain) => domain.split('.').reverse().join('.'),
    releaseIn: (name) => /(cc-main-[a-z0-9-]*?)-(?:domain|host)\b/i.exec(name)?.[1]?.toLowerCase(),
    layoutOf: commonCrawlLayout,
  },
  tranco: {
    ranks: 1,
    keyOf: (domain) => domain,
    releaseIn: (name) => {
      const [, id] = /tranco[-_]([A-Z0-9]{4,6})(?![A-Za-z0-9])/.exec(name) ?? [];
      return id && `list ${id}`;
    },
    layoutOf: trancoLayout,
  },
};

const usual = ['harmonicc_pos', 'harmonicc_val', 'pr_pos', 'pr_val', 'host_rev', 'n_hosts'];

function commonCrawlLayout(line: string): Layout {
  const cells = line.split('\t');
  const hasHeading = line.startsWith('#') || cells.includes('host_rev');
  const titles = hasHeading ? cells.map((cell) => cell.replace(/^#\s*/, '').trim()) : usual.slice(0, cells.length);
  const [harmonic, pageRank, name] = ['harmonicc_pos', 'pr_pos', 'host_rev'].map((title) => titles.indexOf(title));
  const isData = /^\d+\t[\d.eE+-]+\t\d+\t[\d.eE+-]+\t[\w-]+\.\S*(\t\d+)?$/.test(line);
  if (harmonic === undefined || pageRank === undefined || name === undefined || !(hasHeading || isData)) {
    throw notThisList('Common Crawl’s list of domain ranks (…-domain-ranks.txt.gz)', line);
  }
  if (Math.min(harmonic, pageRank, name) < 0) {
    throw notThisList('Common Crawl’s list of domain ranks (…-domain-ranks.txt.gz)', line);
  }
  if (!titles.includes('n_hosts')) {
    const message = 'These are Common Crawl’s ranks of hosts. The ranks of domains are wanted: …-domain-ranks.txt.gz.';
    throw new ToolError('unsupported', message);
  }
  return { hasHeading, read: cellReader({ separator: TAB, first: harmonic, second: pageRank, name }) };
}

function trancoLayout(line: string): Layout {
  const hasHeading = /^rank,domain$/i.test(line);
  if (!hasHeading && !/^\d+,[^,\s.]+(?:\.[^,\s.]+)+$/.test(line))
    throw notThisList('a list of ranks and domains (1,example.com)', line);
  return { hasHeading, read: cellReader({ separator: COMMA, first: 0, second: undefined, name: 1 }) };
}

function notThisList(wanted: string, line: string): ToolError {
  const start = JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
  return new ToolError('unsupported', `This is not ${wanted}: its first line is ${start}.`);
}

interface Cells {
  separator: number;
  first: number;
  second: number | undefined;
  name: number;
}

/** Reads bytes: lines are many, and making text of them would take most of the time. */
function cellReader({ separator, first, second, name }: Cells): Layout['read'] {
  const last = Math.max(first, second ?? 0, name);
  return (bytes, from, to, row) => {
    row.first = 0;
    row.second = 0;
    row.nameTo = 0;
    let start = from;
    for (let cell = 0; cell <= last; cell += 1) {
      let end = start;
      while (end < to && bytes[end] !== separator) end += 1;
      if (cell === name) {
        row.nameFrom = start;
        row.nameTo = isName(bytes, start, end) ? end : 0;
      } else if (cell === first) {
        row.first = numberIn(bytes, start, end) ?? 0;
      } else if (cell === second) {
        row.second = numberIn(bytes, start, end) ?? 0;
      }
      if (end === to && cell < last) return false;
      start = end + 1;
    }
    return row.nameTo > 0 && row.first > 0 && (second === undefined || row.second > 0);
  };
}

/** A whole number that fits into four bytes. */
export function numberIn(bytes: Uint8Array, from: number, to: number): number | undefined {
  if (to <= from || to - from > 10) return undefined;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value > MOST ? undefined : value;
}

const isNameByte = Uint8Array.from({ length: 256 }, (_, code) =>
  /[a-z0-9._-]/.test(String.fromCharCode(code)) && code < 128 ? 1 : 0,
);

function isName(bytes: Uint8Array, from: number, to: number): boolean {
  if (to === from || to - from > LONGEST_NAME) return false;
  for (let at = from; at < to; at += 1) if (isNameByte[bytes[at] ?? 0] !== 1) return false;
  return true;
}
