import * as z from 'zod';
import { execute } from '#kit/execute';
import { severities } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { loadTool } from '#main/load-tools';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { createFakePorts } from '../../tests/fake-ports.ts';
import type { Area, Ask, Fault, Grave } from './corpus.ts';
import type { World } from './world.ts';

interface First {
  sentences: string;
  score: number | null;
  /** It said why there is nothing to look at, and no more. */
  isRefused: boolean;
}

/** What a tool found, as one text. */
interface Said {
  tool: string;
  severity: (typeof severities)[number];
  text: string;
  where: string;
}

export interface Answers {
  said: readonly Said[];
  /** What the tools say before their findings, and their scores, by tool. */
  first: ReadonlyMap<string, First>;
}

const text = z.string().default('');
const answered = z.looseObject({
  findings: z
    .array(
      z.object({
        severity: z.enum(severities),
        title: text,
        detail: text,
        ...{ sentence: text, subject: text },
        where: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  score: z.object({ value: z.number() }).nullable().default(null),
});

const views = (...slugs: readonly string[]): Ask[] =>
  ['on-page-seo-checker', ...slugs].map((slug) => [slug, ({ url }) => ({ url })]);

/** Which tools look for the faults of an area. */
export const asksOf: Readonly<Record<Area, readonly Ask[]>> = {
  head: views('meta-tag-checker', 'mobile-friendly-check'),
  language: views('hreflang-checker'),
  indexing: views('indexability-checker', 'canonical-checker'),
  status: views('indexability-checker', 'canonical-checker'),
  links: views('link-analyzer', 'broken-link-checker'),
  images: views('image-seo-checker', 'page-weight-checker'),
  'structured data': views('structured-data-checker'),
  'social cards': views('social-preview'),
  security: views('security-headers', 'cookie-checker'),
  speed: views('page-weight-checker', 'compression-test', 'http-header-checker'),
  sitemaps: [['sitemap-validator', ({ url }) => ({ source: new URL('/sitemap.xml', url).href })]],
  redirects: [['redirect-checker', ({ url }) => ({ urls: [new URL('/old', url).href] })]],
  content: views('heading-checker', 'mobile-friendly-check'),
  'AI access': views('ai-crawler-access'),
};

/** Every view of a page's checks. */
export const everyView: readonly Ask[] = [
  ...new Map(Object.values(asksOf).flatMap((asks) => asks.map((ask) => [ask[0], ask] as const))).values(),
].filter(([slug]) => slug !== 'sitemap-validator' && slug !== 'redirect-checker');

const temporary = createFakeTemporaryFiles();
const ports = await createFakePorts([], temporary);
const tools = new Map<string, ReturnType<typeof loadTool>>();

/** Asks tools about a world. What a tool refuses to do, it says as an error. */
export async function askAbout(world: World, asks: readonly Ask[]): Promise<Answers> {
  const own = { [world.url]: { ...world.answer, body: world.html, encodedBytes: Math.ceil(world.html.length / 4) } };
  const { files } = ports;
  const http = createFakeHttp({ ...world.web, ...own }, { otherwise: { status: 404 }, files, temporary });
  const said: Said[] = [];
  const first = new Map<string, First>();
  for (const [tool, input] of asks) {
    const entry = tools.get(tool) ?? loadTool(tool);
    tools.set(tool, entry);
    const output = await execute(await entry, input(world), { ports: { ...ports, http } }).catch((error: unknown) => {
      if (error instanceof ToolError) return error;
      throw new Error(`${tool} has a bug at ${world.url}`, { cause: error });
    });
    if (output instanceof ToolError) {
      said.push({ tool, severity: 'error', text: output.message, where: '' });
      first.set(tool, { sentences: output.message, score: null, isRefused: true });
      continue;
    }
    const { findings, score, ...rest } = answered.parse(output);
    const sentences = Object.values(rest).filter((value) => typeof value === 'string');
    first.set(tool, { sentences: sentences.join('\n'), score: score?.value ?? null, isRefused: false });
    for (const { severity, where, ...words } of findings) {
      said.push({ tool, severity, where: where.join('\n'), text: Object.values(words).filter(Boolean).join(' | ') });
    }
  }
  return { said, first };
}

const gravity: Readonly<Record<Said['severity'], number>> = {
  ...{ fatal: 4, error: 3, warning: 2, advice: 1, unknown: 0, passed: 0 },
};

export const isAtLeast = ({ severity }: Said, least: Grave) => gravity[severity] >= gravity[least];

/** The finding that was expected. What is said of the page without the fault as well does not count. */
export function foundIn(fault: Fault, said: readonly Said[], before: readonly Said[]): Said | undefined {
  const { says, least = 'warning', where } = fault;
  const known = new Set(before.map(keyOf));
  return said.find((each) => {
    const whole = `${each.text}\n${each.where}`;
    return isAtLeast(each, least) && !known.has(keyOf(each)) && says.test(whole) && (where?.test(whole) ?? true);
  });
}

/** What is said newly, for the list of misses. */
export function newIn(said: readonly Said[], before: readonly Said[]): Said[] {
  const known = new Set(before.map(keyOf));
  return said.filter((each) => gravity[each.severity] > 0 && !known.has(keyOf(each)));
}

const keyOf = ({ tool, severity, text, where }: Said) => `${tool} ${severity} ${text} ${where}`;
