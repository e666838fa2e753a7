import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { directivesPlace, saysNoindex, speaksToGoogle } from '#lib/page/directives';
import type { Gathered } from '#lib/page/gathered';
import { decide } from '#lib/robots-txt/decide';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

interface Step {
  question: string;
  answer: 'Yes' | 'No' | 'Not known';
  because: string;
}

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout(
    'robots',
    'status',
    'canonical',
    'redirect',
    'refresh',
    'host',
    'not-found',
    'sitemap',
    'html-size',
    'text-by-scripts',
    'address-hash-route',
  );
  const { facts, view } = await checkPage(url, { http, browser, rendered, signal, report, checks, parts: ['robots'] });
  const steps = stepsOf(facts);
  const { score: _, ...rest } = view;
  return { ...rest, verdict: verdictOf(steps), steps };
};

export default run;

const questions = {
  answers: 'Does the address answer with a page?',
  reads: 'May search engines read it?',
  lists: 'May they index it?',
  itself: 'Is it the canonical page?',
} as const;

/** The questions of a search engine, in their order. */
function stepsOf({ answer, robots, head, document }: Gathered['facts']): Step[] {
  const { status = 0, url = '', headers = {} } = answer ?? {};
  const isPage = status >= 200 && status <= 299;
  const steps: Step[] = [{ question: questions.answers, answer: isPage ? 'Yes' : 'No', because: `Status ${status}` }];
  if (!robots) steps.push({ question: questions.reads, answer: 'Not known', because: 'robots.txt could not be read' });
  else if (robots.outcome === 'unavailable')
    steps.push({ question: questions.reads, answer: 'No', because: robots.explanation });
  else {
    const { allowed, rule } = decide(robots.rules, { userAgent: 'Googlebot', url });
    const because = rule
      ? `Line ${rule.line} of robots.txt: ${rule.path.slice(0, 200)}`
      : 'No rule in robots.txt blocks it';
    steps.push({ question: questions.reads, answer: allowed ? 'Yes' : 'No', because });
  }
  const hidden = head?.robots.find((each) => saysNoindex(each) && speaksToGoogle(each));
  const header = headers['x-robots-tag'] ?? '';
  if (hidden && steps[1]?.answer === 'No')
    steps.push({
      question: questions.lists,
      answer: 'Not known',
      because: `${directivesPlace(hidden)} says noindex, which they cannot read while robots.txt blocks the page`,
    });
  else if (hidden)
    steps.push({
      question: questions.lists,
      answer: 'No',
      because: `${directivesPlace(hidden)} says ${hidden.directives.join(', ').slice(0, 200)}`,
    });
  else if (!head && /\b(?:noindex|none)\b/i.test(header))
    steps.push({
      question: questions.lists,
      answer: 'No',
      because: `The X-Robots-Tag header says ${header.slice(0, 200)}`,
    });
  else
    steps.push({
      question: questions.lists,
      answer: isPage ? 'Yes' : 'Not known',
      because: isPage ? 'Nothing says noindex' : 'There was no page to read',
    });
  steps.push(canonicalStep(head?.canonicals.map((each) => each.url) ?? [], document?.url));
  return steps;
}

function canonicalStep(canonicals: readonly string[], own: string | undefined): Step {
  const question = questions.itself;
  if (own === undefined) return { question, answer: 'Not known', because: 'There was no page to read' };
  const different = [...new Set(canonicals.map((url) => url.replace(/#.*$/s, '')))];
  const [target = ''] = different;
  if (different.length === 0) return { question, answer: 'Yes', because: 'No canonical address is named' };
  if (different.length > 1) return { question, answer: 'Not known', because: 'There are several canonical addresses' };
  if (target === own.replace(/#.*$/s, ''))
    return { question, answer: 'Yes', because: 'The canonical address is its own' };
  return { question, answer: 'No', because: `The canonical address is ${target || 'malformed'}` };
}

function verdictOf([answers, reads, lists, itself]: readonly Step[]): string {
  if (answers?.answer === 'No') return 'They find no page';
  if (reads?.answer === 'No') return 'They may not read the page';
  if (lists?.answer === 'No') return 'They may not index the page';
  return itself?.answer === 'No' ? 'They index another page instead' : 'They may index the page';
}
