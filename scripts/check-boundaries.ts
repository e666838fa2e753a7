import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type ImportReference, importsOf } from './boundaries/imports.ts';
import { type Place, placeOf } from './boundaries/places.ts';

/** `node scripts/check-boundaries.ts`: says every import that crosses a border it may not cross. */

const root = join(import.meta.dirname, '..');

export interface Violation {
  path: string;
  line: number;
  message: string;
}

/** Every violation in `src` and `content` beneath `top`. */
export function checkTree(top: string): Violation[] {
  const aliases = readAliases(top);
  return ['src', 'content']
    .flatMap((folder) => sourcesBelow(top, folder))
    .flatMap((path) => checkSource({ path, code: readFileSync(join(top, path), 'utf8'), aliases }));
}

export interface Source {
  /** From the top, with `/`. */
  path: string;
  code: string;
  /** `imports` of package.json. */
  aliases: Readonly<Record<string, string>>;
}

export function checkSource({ path, code, aliases }: Source): Violation[] {
  const place = placeOf(path);
  if (!place) return [{ path, line: 1, message: 'stands in no place that docs/architecture.md knows' }];
  return importsOf(path, code).flatMap((reference) => {
    const fault = faultOf(reference, { path, place, aliases });
    return fault ? [{ path, line: reference.line, message: `${place.name}: ${fault}` }] : [];
  });
}

export function readAliases(top: string): Record<string, string> {
  const { imports } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
  return imports;
}

interface Importer {
  path: string;
  place: Place;
  aliases: Readonly<Record<string, string>>;
}

function faultOf(reference: ImportReference, { path, place, aliases }: Importer): string | undefined {
  const { specifier, kind, isTypeOnly } = reference;
  if (specifier === '')
    return place.mayComputeImports ? undefined : 'may not import() what only the running program knows';
  if (kind === 'glob' || kind === 'eager-glob') {
    const target = posix.join(posix.dirname(path), specifier.replace(/^!/, ''));
    const allowed = kind === 'glob' ? place.globs : place.eagerGlobs;
    return fits(target, allowed ?? [], '') ? undefined : `may not ${kind === 'glob' ? '' : 'eagerly '}glob ${target}`;
  }
  const ours = ownTarget(specifier, path, aliases);
  if (ours === undefined) {
    const name = isBuiltin(specifier) ? 'node:' : specifier;
    const packages = isTypeOnly ? [...place.packages, ...(place.typePackages ?? [])] : place.packages;
    return fits(name, packages, '') ? undefined : `may not import ${specifier}`;
  }
  const own = place.files.exec(path)?.[1] ?? posix.dirname(path);
  const allowed = isTypeOnly ? [...place.ours, ...(place.types ?? [])] : place.ours;
  if (/^src\/main\//.test(ours) && !/^src\/main\/|\.test\.ts$/.test(path))
    return `may not import ${ours}: nobody imports main`;
  return fits(ours, allowed, own) ? undefined : `may not import ${ours}`;
}

/** The path of one of our own files, or `undefined` for a package. */
function ownTarget(specifier: string, path: string, aliases: Importer['aliases']): string | undefined {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain);
  if (plain.startsWith('/')) return `public${plain}`;
  if (!plain.startsWith('#')) return undefined;
  for (const [pattern, target] of Object.entries(aliases)) {
    const start = pattern.replace('*', '');
    if (plain.startsWith(start)) return posix.normalize(target.replace('*', plain.slice(start.length)));
  }
  return plain;
}

function fits(target: string, patterns: readonly string[], own: string): boolean {
  return patterns.some((pattern) => new RegExp(`^(?:${pattern.replace('{own}', RegExp.escape(own))})$`).test(target));
}

function sourcesBelow(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(top.length + 1).replaceAll('\\', '/'), entry.name))
    .sort();
}

if (import.meta.main) {
  const violations = checkTree(root);
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exitCode = 1;
}
