import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import standardLicences from 'spdx-license-list/full.js';
import * as z from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().default(''), license: z.string().default(''), dev: z.boolean().default(false) }),
  ),
});
const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const manifest = z.object({ author: person.optional().catch(undefined) });

/** Tools of the build whose own work is part of the site: a face, drawings of icons, words of schema.org, first rules of the styles. */
const alsoShipped: ReadonlySet<string> = new Set([
  '@fontsource/familjen-grotesk',
  'lucide-static',
  'schema-dts',
  'tailwindcss',
]);

/** What is in our own source and is somebody else's. */
const carried = [
  {
    line: 'WebSR 0.0.15 (MIT), by Sam Bhattacharyya, copyright (c) 2023: what the net of the upscaler has learnt',
    license: 'MIT',
  },
  {
    line: 'U²-Net, small form (Apache-2.0), by Xuebin Qin et al.: what the net that finds a subject has learnt, as 16-bit numbers',
    license: 'Apache-2.0',
  },
] as const;

interface Notice {
  name: string;
  line: string;
  texts: string[];
}

/** Every package of `package-lock.json` that the site or its server consists of, by the licence texts that come with it. */
export function thirdPartyNotices(root: string): string {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const notices = Object.entries(packages)
    .map(([path, { version, license, dev }]) => ({ path, version, license, dev, name: nameAt(path) }))
    .filter(({ path, dev, name }) => path !== '' && (!dev || alsoShipped.has(name)))
    .map(({ path, version, license, name }) => noticeOf({ folder: join(root, path), name, version, license }));
  const ours = carried.map(({ line, license }) => ({ name: line, line, texts: standardTexts(license) }));
  const byTexts = Map.groupBy([...notices, ...ours], ({ texts }) =>
    texts.map((text) => text.replace(/\s+/g, ' ')).join('\n'),
  );
  const parts = [...byTexts.values()].map((alike) => {
    const [first] = alike;
    const lines = new Set(alike.map(({ line }) => line));
    return [RULE, ...[...lines].sort(), '', ...(first?.texts ?? [])].join('\n');
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

const RULE = '='.repeat(80);
const INTRODUCTION = `Third-party notices

This site and the program behind it contain the packages below. Each is named with its version and its licence, followed
by the texts of the licence. The source of a package is at https://www.npmjs.com/package/ followed by its name. IP addresses
are located with data of DB-IP (https://db-ip.com).`;

function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

interface Found {
  folder: string;
  name: string;
  version: string;
  license: string;
}

function noticeOf({ folder, name, version, license }: Found): Notice {
  const author = authorIn(folder);
  const line = `${name} ${version} (${license})${author ? `, by ${author}` : ''}`;
  const own = textsIn(folder);
  // Some only say in their own words which licence it is.
  const isNamedOnly = own.length === 0 || license.startsWith('SEE LICENSE');
  const texts = isNamedOnly ? [...own, ...standardTexts(license)] : own;
  if (texts.length === 0) throw new Error(`No licence text is known for ${line}`);
  return { name, line, texts };
}

function authorIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).author : undefined;
}

/** Licences and notices that a package brings; none where another system's package is not installed. */
function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?:^|-)(?:licen[cs]e|copying|notice)(?:$|[.-])/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .sort();
}

/** The texts of the licences named in `license`, such as `Apache-2.0 AND LGPL-3.0-or-later`. */
function standardTexts(license: string): string[] {
  const ids = license.match(/[\w.+-]+/g) ?? [];
  // The lesser licence is made of additions to the general one, which belongs to it.
  const whole = ids.flatMap((id) => (/^LGPL-3/.test(id) ? [id, 'GPL-3.0-or-later'] : [id]));
  return whole.flatMap((id) =>
    Object.hasOwn(standardLicences, id) ? [standardLicences[id]?.licenseText.trim() ?? ''] : [],
  );
}
