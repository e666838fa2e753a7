import type { Finding } from './finding.ts';
import { groupFindings } from './lint-groups.ts';
import { lineFindings, secretFindings } from './lint-lines.ts';
import { parseRobotsTxt, READ_BYTES, type RobotsTxt } from './parse.ts';

/** Findings shown at most: a file with more needs another look anyway. */
const MOST = 100;

const order = { error: 0, warning: 1, note: 2 };

/** What has no effect in a robots.txt, or not the same for every crawler: what is wrong with it whatever it is for. */
export function faultyLines(text: string, robots: RobotsTxt): Finding[] {
  const hasNoGroup = robots.lines.length > 0 && robots.groups.length === 0;
  const whole = [...wholeFile(text, hasNoGroup, robots.isCut)];
  return (looksLikeHtml(text) ? whole : [...whole, ...lineFindings(robots)]).filter(({ level }) => level !== 'note');
}

/** What to look at again in a robots.txt, the gravest first. */
export function lintRobotsTxt(text: string): Finding[] {
  const robots = parseRobotsTxt(text);
  const findings = [...wholeFile(text, robots.lines.length > 0 && robots.groups.length === 0, robots.isCut)];
  if (looksLikeHtml(text)) return findings;
  findings.push(...lineFindings(robots), ...secretFindings(robots), ...groupFindings(robots));
  const sorted = findings.sort((a, b) => order[a.level] - order[b.level] || (a.line ?? 0) - (b.line ?? 0));
  const left = sorted.length - MOST;
  if (left <= 0) return sorted;
  return [...sorted.slice(0, MOST), { level: 'note', message: `${left.toLocaleString('en')} more are not listed.` }];
}

/** Whether an error page came in place of the file. */
function looksLikeHtml(text: string): boolean {
  return /^[\s\uFEFF]*<(!doctype|html|head|body|\?xml)/i.test(text.slice(0, 1_000));
}

function* wholeFile(text: string, hasNoGroup: boolean, isCut: boolean): Generator<Finding> {
  if (looksLikeHtml(text)) {
    yield {
      level: 'error',
      message: 'This is a web page, not a robots.txt: it has no rules, so everything may be fetched.',
    };
    return;
  }
  if (isCut) {
    const message = `The file is longer than ${READ_BYTES / 1024} KiB. Google ignores everything after that, and so does this tool.`;
    yield { level: 'error', message };
  }
  if (hasNoGroup) {
    const message = 'There is no User-agent line, so no rule belongs to a crawler: everything may be fetched.';
    yield { level: 'error', message };
  }
}
