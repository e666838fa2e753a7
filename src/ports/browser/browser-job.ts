import type { Inspecting, Measuring, Screen, Sheets, Shot } from './port.ts';

/** Pictures of places that one look at a page makes, at most. */
export const PICTURES = 12;

/** How the process finds its browser, and the world it may reach. The same for all jobs of a process. */
export interface BrowserSettings {
  /** A program, or the WebSocket of a browser elsewhere. */
  program: { path: string } | { url: string; proxyHost: string };
  /** Entries of FETCH_ALLOW. */
  allow: readonly string[];
  /** Empty: the system's. */
  dnsServers: readonly string[];
  publicUrl: string;
  /** Folder for the profiles of browsers, which end with them. */
  profiles: string;
  limits: BrowserLimits;
}

export interface BrowserLimits {
  /** Of a visit, in both directions. */
  bytes: number;
  requests: number;
  /** Bytes of the browser and everything it started. */
  memory: number;
  processes: number;
  /** Milliseconds for the way to the first byte, until the load event, and for the network to become quiet after it. */
  answer: number;
  load: number;
  quiet: number;
  /** Milliseconds for what a task does beside loading: drawing, judging. */
  task: number;
}

/** What is asked of a page. The name is that of its file in `jobs`. */
export type PageTask =
  | { kind: 'load'; url: string; screen: Screen }
  | { kind: 'shoot'; url: string; shots: readonly Shot[] }
  | { kind: 'print'; url: string; sheets: Sheets }
  | ({ kind: 'inspect'; url: string; screen: Screen } & Inspecting)
  | { kind: 'layout'; url: string; screen: Screen }
  | ({ kind: 'measure'; url: string } & Measuring);

/** How often a task loads its page. */
export function visitsOf(task: PageTask): number {
  if (task.kind === 'shoot') return task.shots.length;
  return task.kind === 'measure' ? task.runs : 1;
}

export interface BrowserJob {
  settings: BrowserSettings;
  task: PageTask;
}
