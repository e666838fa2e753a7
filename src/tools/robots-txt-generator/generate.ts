import type { Finding } from '#lib/robots-txt/finding';
import { lintRobotsTxt } from '#lib/robots-txt/lint';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { type Wanted, type WantedGroup, writeRobotsTxt } from '#lib/robots-txt/write';
import type { PresetName } from './preset-names.ts';
import { presets } from './presets.ts';

interface Generated {
  robotsTxt: string;
  warnings: { level: Finding['level']; line: number | null; message: string }[];
}

/** The file, and what to look at again in it. */
export function generate(wanted: Wanted): Generated {
  const robotsTxt = writeRobotsTxt(wanted);
  const warnings = lintRobotsTxt(robotsTxt).map(({ level, line, message }) => ({ level, line: line ?? null, message }));
  return { robotsTxt, warnings };
}

interface Asked {
  preset?: PresetName | undefined;
  /** Groups, or lines of a robots.txt. */
  rules: readonly (WantedGroup | string)[];
  sitemaps: readonly string[];
}

/** A preset and rules as one; without both, everything is allowed. */
export function wantedFrom({ preset, rules, sitemaps }: Asked): Wanted {
  const given = rulesAsWanted(rules);
  const start = preset ?? (given.groups.length === 0 ? 'allow-all' : undefined);
  const named = new Set(given.groups.flatMap(({ userAgents }) => userAgents));
  // A preset's group that asks for nothing gives way to one that does.
  const preceding = (start ? presets[start] : []).filter(
    ({ userAgents, allow, disallow }) =>
      allow.length + disallow.length > 0 || !userAgents.every((agent) => named.has(agent)),
  );
  return { groups: [...preceding, ...given.groups], sitemaps: [...given.sitemaps, ...sitemaps] };
}

/** Texts that follow each other are read as one file: a file whose lines came one by one is whole again. */
function rulesAsWanted(rules: Asked['rules']): Wanted {
  const groups: WantedGroup[] = [];
  const sitemaps: string[] = [];
  let text: string[] = [];
  const takeText = () => {
    const wanted = wantedIn(text.join('\n'));
    groups.push(...wanted.groups);
    sitemaps.push(...wanted.sitemaps);
    text = [];
  };
  for (const rule of rules) {
    if (typeof rule === 'string') {
      text.push(rule);
      continue;
    }
    takeText();
    groups.push(rule);
  }
  takeText();
  return { groups, sitemaps };
}

/** What an existing file asks for. Comments and records that nobody knows are lost. */
export function wantedIn(text: string): Wanted {
  const { groups, sitemaps } = parseRobotsTxt(text);
  return { groups: groups.map(toWanted), sitemaps: sitemaps.map(({ url }) => url) };
}

function toWanted({ agents, rules, crawlDelays }: ReturnType<typeof parseRobotsTxt>['groups'][number]): WantedGroup {
  const pathsOf = (type: 'allow' | 'disallow') =>
    rules.filter((rule) => rule.type === type && rule.path !== '').map(({ path }) => path);
  const [delay] = crawlDelays.filter(({ seconds }) => !Number.isNaN(seconds));
  return {
    // What the file writes of a version or a second word never counted.
    userAgents: agents.map(({ written, fullName, isEveryone }) =>
      isEveryone ? '*' : written.slice(0, fullName.length),
    ),
    allow: pathsOf('allow'),
    disallow: pathsOf('disallow'),
    crawlDelay: delay?.seconds,
  };
}
