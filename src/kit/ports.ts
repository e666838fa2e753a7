import type { Audits } from '#ports/audits/port';
import type { Authority } from '#ports/authority/port';
import type { Browser } from '#ports/browser/port';
import type { Certificates } from '#ports/certificates/port';
import type { Clock } from '#ports/clock/port';
import type { Codes } from '#ports/codes/port';
import type { Dns } from '#ports/dns/port';
import type { Documents } from '#ports/documents/port';
import type { Drawings } from '#ports/drawings/port';
import type { Experience } from '#ports/experience/port';
import type { Files } from '#ports/files/port';
import type { Geo } from '#ports/geo/port';
import type { Http } from '#ports/http/port';
import type { Images } from '#ports/images/port';
import type { Lettering } from '#ports/lettering/port';
import type { Metadata } from '#ports/metadata/port';
import type { Ocr } from '#ports/ocr/port';
import type { Pdf } from '#ports/pdf/port';
import type { Rdap } from '#ports/rdap/port';
import type { Rewriter } from '#ports/rewriter/port';
import type { Sources } from '#ports/sources/port';
import type { Svg } from '#ports/svg/port';
import type { Tls } from '#ports/tls/port';
import type { Whois } from '#ports/whois/port';
import type { Wikipedia } from '#ports/wikipedia/port';

/** Every side effect a tool may ask for by name in `needs`. */
export interface Ports {
  audits: Audits;
  authority: Authority;
  browser: Browser;
  certificates: Certificates;
  clock: Clock;
  codes: Codes;
  dns: Dns;
  documents: Documents;
  drawings: Drawings;
  experience: Experience;
  files: Files;
  geo: Geo;
  http: Http;
  images: Images;
  lettering: Lettering;
  metadata: Metadata;
  ocr: Ocr;
  pdf: Pdf;
  rdap: Rdap;
  rewriter: Rewriter;
  sources: Sources;
  svg: Svg;
  tls: Tls;
  whois: Whois;
  wikipedia: Wikipedia;
}

export type PortName = keyof Ports;

/** Milliseconds that a run may take which needs a port, where its definition does not say: the port's own limit, and some wait for a place. */
export const portTimes: Partial<Record<PortName, number>> = {
  authority: 40_000,
  /** Others may go first. */
  browser: 180_000,
  dns: 30_000,
  experience: 20_000,
  http: 20_000,
  images: 40_000,
  metadata: 40_000,
  ocr: 90_000,
  pdf: 140_000,
  rdap: 40_000,
  rewriter: 120_000,
  sources: 180_000,
  svg: 40_000,
  whois: 40_000,
  wikipedia: 40_000,
};

/** Whether a tool takes files apart that people have: pictures, or documents. */
export function opensFiles(needs: readonly PortName[]): boolean {
  return needs.some((name) => ['images', 'metadata', 'pdf', 'svg'].includes(name));
}
