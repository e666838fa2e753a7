import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

/** `error`: a tag fails or harms; `warning`: it likely does another thing than meant; `advice`: it could do better. */
export type Finding = ToolOutput<typeof tool>['findings'][number];

const say =
  (severity: Finding['severity']) =>
  (subject: string, sentence: string): Finding[] => [{ severity, subject, sentence }];

export const error = say('error');
export const warning = say('warning');
export const advice = say('advice');

const order = { error: 0, warning: 1, advice: 2 };

/** The gravest first, those of one severity in the order they came, each said once. */
export function gravestFirst(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map((finding) => [`${finding.subject} ${finding.sentence}`, finding]));
  return [...different.values()].sort((a, b) => order[a.severity] - order[b.severity]);
}

/** A value from a page within a sentence, short enough to read. */
export function quoted(text: string): string {
  return `“${text.length > 120 ? `${text.slice(0, 117)}…` : text}”`;
}

/** What is wrong with an address that must be complete, or nothing. */
export function addressFaults(subject: string, address: string): Finding[] {
  const what = quoted(address);
  if (address === '') return error(subject, `The ${subject} tag has no address.`);
  if (/\s/.test(address)) return error(subject, `The address ${what} has a space in it; write %20 instead.`);
  if (/^https?:/i.test(address)) {
    return URL.canParse(address) && /^https?:\/\//i.test(address)
      ? []
      : error(subject, `The address ${what} is malformed.`);
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return error(subject, `The address ${what} does not begin with https://, so nobody follows it.`);
  }
  return error(subject, `The address ${what} is relative; those who read it from elsewhere need a complete one.`);
}
