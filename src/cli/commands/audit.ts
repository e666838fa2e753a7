import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { baselineOf, isBaseline, sinceBaseline } from '#audit/baseline';
import { formats, summaryOf } from '#audit/formats';
import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';
import { terminalSafe } from '#lib/text/control-characters';
import type { AuditReport, SiteFinding } from '#ports/audits/port';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, count, readArguments, readLimit } from './command.ts';

export interface AuditOrder {
  /** An address, or a folder of built files; that of the file where an audit is resumed. */
  target: string;
  /** Goes on with the audit in `file`, as it was ordered. */
  isResumed?: boolean;
  mostPages: number;
  /** Requests at once; as the site bears by default. */
  parallel?: number;
  depth?: number;
  /** Seconds between two requests at least. */
  delay?: number;
  /** Only these addresses are read, and not what they link. */
  list?: readonly string[];
  /** A sitemap in the place of those that the site names. */
  sitemap?: string;
  /** Pages whose scripts are run in a browser: none by default. */
  render?: 'never' | 'empty' | 'all';
  subdomains: boolean;
  include: readonly string[];
  exclude: readonly string[];
  /** Where the crawl is kept, so that it goes on after an end; in memory by default. */
  file?: string;
  onProgress: (counts: { waiting: number; pages: number; files: number }) => void;
}

export interface AuditContext {
  write(output: string): void;
  writeError(line: string): void;
  directory: string;
  /** The exit code of a command that did its work, and found something. */
  exitWith(code: number): void;
  /** @throws ToolError when the start cannot be read, and `cancelled`. */
  auditSite(order: AuditOrder): Promise<AuditReport>;
}

const MOST_PAGES = 50_000;
const USUAL_PAGES = 500;
/** Milliseconds between two lines of progress. */
const INTERVAL = 5_000;
/** Exit code when something as bad as `--fail-on` says was found. */
const FOUND = 20;
const renderings = ['never', 'empty', 'all'] as const;
const severities: readonly string[] = ['none', 'error', 'warning', 'advice'];
const gravity: Readonly<Record<SiteFinding['severity'], number>> = { fatal: 1, error: 1, warning: 2, advice: 3 };

const usage = `audit takes an address or a folder, and --max-pages, --depth, --parallel, --delay <seconds>, --subdomains, --include, --exclude, --list <file of addresses>, --render never|empty|all, --sitemap <address>, --keep <file>, --resume <file>, --format ${Object.keys(formats).join('|')}, --output <file>, --fail-on ${severities.join('|')}, --baseline <file> and --write-baseline <file>.`;

/** A whole site, or a folder of built files. */
export const auditCommand: Command<AuditContext> = {
  name: 'audit',
  help: [
    ['audit <address or folder>', 'a whole site: broken links, copies, redirects, sitemap and every check of a page'],
    [
      'audit https://… --fail-on error',
      '(--format text|json|junit|sarif|github|html, --baseline <file>) for build servers',
    ],
  ],
  run: audit,
};

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const options = {
  ...{
    'max-pages': text,
    depth: text,
    parallel: text,
    delay: text,
    keep: text,
    resume: text,
    list: text,
    sitemap: text,
    render: text,
    format: text,
    output: text,
  },
  ...{ 'fail-on': text, baseline: text, 'write-baseline': text, include: list, exclude: list },
  subdomains: { type: 'boolean' },
} as const;

async function audit(args: readonly string[], context: AuditContext): Promise<void> {
  const { target, values } = readArguments(usage, { args, options, allowPositionals: true }, (parsed) => {
    const [only = '', ...others] = parsed.positionals;
    const begins = [only || undefined, parsed.values.resume, parsed.values.list].filter((each) => each !== undefined);
    return begins.length === 1 && others.length === 0 ? { target: only, values: parsed.values } : undefined;
  });
  const { format = 'text', 'fail-on': failOn = 'none' } = values;
  const write = own(formats, format);
  const render = renderings.find((each) => each === (values.render ?? 'never'));
  const worst = severities.indexOf(failOn);
  const mostPages = readLimit(usage, values['max-pages']) ?? USUAL_PAGES;
  if (!write || !render || worst === -1 || mostPages > MOST_PAGES) throw new ToolError('invalid-input', usage);
  const before =
    values.baseline === undefined ? undefined : await readBaseline(resolve(context.directory, values.baseline));
  const printProgress = createProgressLines(context, INTERVAL);
  const whole = await context.auditSite({
    ...{ target, mostPages, render, subdomains: values.subdomains ?? false },
    ...{ include: values.include ?? [], exclude: values.exclude ?? [] },
    ...(await readStart(values, context.directory)),
    ...limitsOf(values),
    onProgress: ({ pages, files, waiting }) =>
      printProgress(`${count(pages)} pages and ${count(files)} files read, ${count(waiting)} waiting`),
  });
  const baselineFile = values['write-baseline'];
  if (baselineFile !== undefined) {
    await writeText(
      resolve(context.directory, baselineFile),
      `${JSON.stringify(baselineOf(whole.findings), null, 2)}\n`,
    );
  }
  const report = before ? { ...whole, findings: sinceBaseline(whole.findings, before) } : whole;
  const written = write(report);
  if (values.output === undefined) context.write(format === 'text' ? terminalSafe(written) : written);
  else {
    await writeText(resolve(context.directory, values.output), written);
    context.writeError(summaryOf(report));
  }
  const bad = report.findings.filter(({ severity }) => gravity[severity] <= worst).length;
  if (bad > 0) context.exitWith(FOUND);
}

type Values = Readonly<
  Partial<Record<'parallel' | 'depth' | 'delay' | 'keep' | 'resume' | 'list' | 'sitemap', string>>
>;

function limitsOf({ parallel, depth, delay }: Values): Pick<AuditOrder, 'parallel' | 'depth' | 'delay'> {
  const [atOnce, clicks, seconds] = [parallel, depth, delay].map((value) => readLimit(usage, value));
  return {
    ...(atOnce !== undefined && { parallel: atOnce }),
    ...(clicks !== undefined && { depth: clicks }),
    ...(seconds !== undefined && { delay: seconds }),
  };
}

/** Where it begins, and where it is kept. */
async function readStart(values: Values, directory: string): Promise<Partial<AuditOrder>> {
  const { keep, resume, list, sitemap } = values;
  if (resume !== undefined) return { file: resume, isResumed: true };
  const addresses = list === undefined ? undefined : await readList(resolve(directory, list));
  return {
    ...(keep !== undefined && { file: keep }),
    ...(sitemap !== undefined && { sitemap }),
    ...(addresses && { list: addresses, target: addresses[0] }),
  };
}

/** Addresses of a file, one a line. */
async function readList(path: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ToolError('invalid-input', `The list ${path} cannot be read.`, { cause });
  });
  const lines = text.split('\n').map((line) => line.trim());
  const addresses = lines.filter((line) => /^https?:\/\//i.test(line) && URL.canParse(line));
  if (addresses.length > 0) return addresses;
  throw new ToolError('invalid-input', `There is no address in ${path}: one a line is read, with https://.`);
}

async function readBaseline(path: string) {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ToolError('invalid-input', `The baseline ${path} cannot be read.`, { cause });
  });
  const value = parsed(text);
  if (!isBaseline(value))
    throw new ToolError('invalid-input', `${path} is no baseline: write one with --write-baseline.`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function writeText(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause: unknown) => {
    throw new ToolError('invalid-input', `${path} cannot be written.`, { cause });
  });
}
