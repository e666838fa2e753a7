import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative } from 'node:path';
import { cyclesIn } from './boundaries/cycles.ts';
import { exportsOf } from './boundaries/exports.ts';
import { type ImportReference, importsOf } from './boundaries/imports.ts';
import { openLookups, tablesOf } from './boundaries/lookups.ts';
import { type Place, placeOf } from './boundaries/places.ts';

/** `node scripts/check-boundaries.ts`: prints every import that crosses a border, closes a circle or names an undeclared package, every export that nobody uses, and every look-up that finds what all objects inherit. */

const root = join(import.meta.dirname, '..');

interface Violation {
  path: string;
  line: number;
  message: string;
}

/** Every violation in the sources below `top`. */
export function checkTree(top: string): Violation[] {
  const manifest = readManifest(top);
  const sourcesOf = (...folders: string[]): Source[] =>
    folders
      .flatMap((folder) => pathsBelow(top, folder))
      .map((path) => readSource(path, readFileSync(join(top, path), 'utf8'), manifest));
  const product = sourcesOf('src', 'content');
  const others = sourcesOf('scripts', 'tests', 'bench', '');
  return [
    ...product.flatMap(checkPlace),
    ...checkCycles(product),
    ...[...product, ...others].flatMap(checkPackages),
    ...checkExports([...product, ...others]),
    ...checkLookups(product),
  ];
}

interface Source {
  /** From the top, with `/`. */
  path: string;
  code: string;
  references: readonly ImportReference[];
  manifest: Manifest;
}

export function readSource(path: string, code: string, manifest: Manifest): Source {
  return { path, code, references: importsOf(path, code), manifest };
}

/** What package.json says. */
interface Manifest {
  /** Its `imports`. */
  aliases: Readonly<Record<string, string>>;
  packages: ReadonlySet<string>;
}

export function readManifest(top: string): Manifest {
  const { imports, dependencies, devDependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
  return { aliases: imports, packages: new Set(Object.keys({ ...dependencies, ...devDependencies })) };
}

/** Imports that the place of a file does not allow. */
export function checkPlace({ path, references, manifest: { aliases } }: Source): Violation[] {
  const place = placeOf(path);
  if (!place) return [{ path, line: 1, message: 'is in no place that docs/architecture.md knows' }];
  return references.flatMap((reference) => {
    const fault = faultOf(reference, { path, place, aliases });
    return fault ? [{ path, line: reference.line, message: `${place.name}: ${fault}` }] : [];
  });
}

/** A package that only another package brings may be gone or another version tomorrow. */
export function checkPackages({ path, references, manifest }: Source): Violation[] {
  return references.flatMap(({ specifier, kind, line }) => {
    const isPackage = /^@?[\w-]/.test(specifier) && !kind.endsWith('glob') && !specifier.startsWith('virtual:');
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    if (!isPackage || isBuiltin(specifier) || manifest.packages.has(name)) return [];
    return [{ path, line, message: `imports ${name}, which package.json does not name` }];
  });
}

/** Files that import each other, types included; what is loaded while running closes no circle. */
export function checkCycles(sources: readonly Source[]): Violation[] {
  const graph = new Map(
    sources.map((source) => [source.path, importedBy(source, ({ kind }) => kind === 'static')] as const),
  );
  return cyclesIn(graph).map(([path = '', ...others]) => {
    return { path, line: 1, message: `is in a circle of imports with ${others.join(', ')}` };
  });
}

/** Tests, and what others than imports name: pages and screens are loaded whole, declarations describe packages. */
const NAMED_OTHERWISE = /^src\/web\/|\.tsx$|\.d\.ts$|\.test\.ts$/;

/** What is exported and named in no file that imports it. */
export function checkExports(sources: readonly Source[]): Violation[] {
  const wordsOf = new Map(sources.map(({ path, code }) => [path, new Set(code.match(/[\w$]+/g))]));
  const importers = Map.groupBy(
    sources.flatMap((source) => importedBy(source).map((target) => ({ target, path: source.path }))),
    ({ target }) => target,
  );
  const isNamed = (path: string, name: string) =>
    (importers.get(path) ?? []).some((importer) => wordsOf.get(importer.path)?.has(name));
  return sources
    .filter(({ path }) => !NAMED_OTHERWISE.test(path))
    .flatMap(({ path, code }) =>
      exportsOf(path, code)
        .filter(({ name }) => !isNamed(path, name))
        .map(({ name, line }) => ({ path, line, message: `exports ${name}, which no other file names` })),
    );
}

/** A stranger's key, such as `constructor`, would find what every object inherits. */
export function checkLookups(sources: readonly Source[]): Violation[] {
  const tables = new Map(sources.map(({ path, code }) => [path, tablesOf(path, code)]));
  return sources
    .filter(({ path }) => !/(?:^|\/)(?:fake|fixture)[^/]*$|\.test\.tsx?$/.test(path))
    .flatMap((source) => {
      const { path, code } = source;
      const words = new Set(code.match(/[\w$]+/g));
      const imported = importedBy(source).flatMap((target) => tables.get(target) ?? []);
      const known = new Set([...(tables.get(path) ?? []), ...imported].filter((name) => words.has(name)));
      return openLookups(path, code, known).map(({ table, line }) => {
        return { path, line, message: `looks up any key in ${table}: use own() of lib/own.ts, or a Map` };
      });
    });
}

/** Our own files that a file imports. */
function importedBy(source: Source, isMeant: (reference: ImportReference) => boolean = () => true): string[] {
  const { path, references, manifest } = source;
  return references.filter(isMeant).flatMap(({ specifier }) => ownTarget(specifier, path, manifest.aliases) ?? []);
}

interface Importer {
  path: string;
  place: Place;
  aliases: Manifest['aliases'];
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
function ownTarget(specifier: string, path: string, aliases: Manifest['aliases']): string | undefined {
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

function pathsBelow(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: folder !== '', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(relative(top, entry.parentPath).replaceAll('\\', '/'), entry.name))
    .sort();
}

if (import.meta.main) {
  const violations = checkTree(root);
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exitCode = 1;
}
