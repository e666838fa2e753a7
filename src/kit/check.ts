import type { PageFacts } from '#lib/page/facts';
import type { Part } from '#lib/page/gathered';
import type { Place } from '#lib/page/places';
import type { Finding } from './shapes.ts';

/** The folders of src/checks, in the order of a report. */
export const checkGroups = {
  indexing: 'Found and indexed',
  head: 'Head and snippets',
  content: 'Content and headings',
  links: 'Links',
  images: 'Pictures',
  'structured-data': 'Structured data and sharing',
  speed: 'Speed and weight',
  security: 'Security and privacy',
  'ai-access': 'AI crawlers and answer engines',
  rendered: 'As a browser sees it',
} as const;

export type CheckGroup = keyof typeof checkGroups;

export const groupNames: readonly CheckGroup[] = Object.keys(checkGroups).filter((name): name is CheckGroup =>
  Object.hasOwn(checkGroups, name),
);

/**
 * `fatal`: it keeps the page out of search, so it caps the score of every view and leads its answer. `error`: it fails or harms.
 * `warning`: it likely does another thing than meant. `advice`: it could do better.
 */
export type Severity = 'fatal' | 'error' | 'warning' | 'advice';

/** What a finding means for the score, besides its weight. */
interface Caps {
  /** Points of the page at most, and of every view that asks the check; docs/score.md has the reasons. */
  most?: number;
  /** Points of its group at most, and of views about that group alone. */
  mostOfGroup?: number;
}

/**
 * Where the lines of a fix go, which a test pastes: into the head, where they replace tags of their kind; at the start of the page or of
 * its body; in place of the tag at the finding's first place; among the answer's headers; into robots.txt above the rule; or into the
 * settings of nginx.
 */
export type Goes = 'head' | 'start' | 'body' | 'instead' | 'headers' | 'robots.txt' | 'nginx';

/** What may be pasted must be right as it is: an example with made-up values belongs into the words. */
type Fix = NonNullable<Finding['fix']> & { goes?: Goes };

/** Something wrong with a page. What is absent is as the check says. */
export interface Found extends Caps {
  /** What was found, in a sentence with its values. A fatal one begins with what follows "This page cannot appear in search:". */
  detail: string;
  title?: string;
  severity?: Severity;
  /** The places: things of the facts as they are (`where: broken`), or with other words than their tag. Absent: where it belongs. */
  where?: readonly Place[];
  /** The tag or header that it is about, where it is another than the check's topic. */
  about?: string;
  fix?: Partial<Fix>;
}

/** No finding is a pass. */
type Judgement = readonly Found[] | 'passed' | 'does-not-apply' | { couldNotTell: string };

/** A page as a test: HTML, or an answer. */
export type PageCase =
  | string
  | {
      html?: string;
      /** `https://example.com/page` by default. */
      url?: string;
      status?: number;
      /** Lower-case names; `content-type` is `text/html; charset=utf-8` by default. */
      headers?: Readonly<Record<string, string>>;
      setCookies?: readonly string[];
      encodedBytes?: number;
      waited?: number;
      robotsTxt?: string;
      /** The page in a browser: its HTML after the scripts, the same where it is absent, and what the visit recorded. */
      rendered?: RenderedCase;
      /** Other answers by address: redirects, files of the site. Those that are not here answer 404. */
      also?: Readonly<Record<string, { status?: number; headers?: Readonly<Record<string, string>>; body?: string }>>;
    };

interface RenderedCase extends Partial<Omit<PageFacts['rendered'], 'before' | 'requests'>> {
  html?: string;
  /** Besides the document; those that answer have status 200 unless told. */
  requests?: readonly (Partial<PageFacts['rendered']['requests'][number]> & { url: string })[];
}

interface CheckDefinition<P extends Part> extends Caps {
  /** As it should be, which is said when it passes: "The page has a title". */
  title: string;
  /** As it is when it fails: "The page has no title". */
  failed: string;
  severity: Severity;
  /** What is lost, in one or two sentences for a shop owner. */
  why: string;
  source: { name: string; url: string };
  /** The parts of the facts that it judges; it is asked only when all of them are known. */
  looksAt: readonly P[];
  judge: (facts: Pick<PageFacts, P>) => Judgement;
  /** In words, or with lines to copy and a tool that makes them, from the facts. */
  fix: string | ((facts: Pick<PageFacts, P>) => Fix);
  /** Pages that prove it: null where there is no answer to which it does not apply. */
  cases: {
    passes: PageCase | readonly PageCase[];
    fails: PageCase | readonly PageCase[];
    doesNotApply: PageCase | null;
  };
}

/** A check whose parts are known only while it runs. */
interface Check extends Omit<CheckDefinition<Part>, 'judge' | 'fix'> {
  judge(facts: Pick<PageFacts, Part>): Judgement;
  fixOf(facts: Pick<PageFacts, Part>): Fix;
}

/** A check by its file. */
export interface NamedCheck extends Check {
  id: string;
  group: CheckGroup;
  /** Asked by a view of something else, only for what is fatal. */
  isAside?: boolean;
}

/** Checks a definition's types. The id is the name of its file, the group that of its folder. */
export function defineCheck<const P extends Part>(check: CheckDefinition<P>): Check {
  const { judge, fix, ...rest } = check;
  return { ...rest, judge, fixOf: typeof fix === 'string' ? () => ({ words: fix }) : fix };
}
