import { withinTime } from '#calls/within-time';
import type { Run, RunContext, ToolInput, ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { createComparer } from '#lib/matching/compare';
import { siteDomain } from '#lib/registrable-domain';
import { detectLanguage } from '#lib/stop-words/detect-language';
import { askSources, type FoundCandidate } from './ask-sources.ts';
import { choosePassages, topics } from './choose-passages.ts';
import { type Candidate, compareWithSource, examine } from './examine.ts';
import { GIVEN, isTooShort, type Ledger } from './ledger.ts';
import { outputOf, partialOf } from './output.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Context = RunContext<ToolOutput<typeof tool>>;
interface Check {
  input: Input;
  ports: Pick<Ports, 'sources' | 'http' | 'documents' | 'clock'>;
  context: Context;
  ledger: Ledger;
}

/** Words that are checked at most. People and programs count differently: a text of 50,000 by any count is taken. */
const MOST_WORDS = 60_000;
/** Milliseconds for all questions, and for reading and comparing what was found. */
const SEARCHING_TIME = 60_000;
const READING_TIME = 90_000;
/** Found pages that are read, beside those that were given. */
const MOST_PAGES = 40;
/** What was found is told again, as a whole, when it has grown so far: then all that is told grows no faster than it. */
const NEWS = 1.2;
/** How far a check is when it has searched, of 1. */
const SEARCHED = 0.5;

const run: Run<typeof tool> = async (input, ports, context) => {
  const { report } = context;
  const { text, leaveOutQuotations, leaveOutCommon, mayShare } = input;
  const names = namesOf(input, await ports.sources.sources());
  report({ stage: 'Reading the text' });
  const options = {
    leavesOutQuotations: leaveOutQuotations,
    countsCommonPhrases: !leaveOutCommon,
    allowed: mayShare,
  };
  const comparer = createComparer(text, options);
  if (comparer.words > MOST_WORDS) {
    const message = `Please check at most 50,000 words at a time; this text has ${comparer.words.toLocaleString('en')}.`;
    throw new ToolError('too-large', message, { field: 'text' });
  }
  const language = detectLanguage(text)?.code;
  const ledger: Ledger = {
    text,
    comparer,
    language,
    passages: [],
    keywords: [],
    sources: [],
    pages: [],
    matches: [],
    order: [],
    compared: 0,
  };
  const check = { input, ports, context, ledger };
  if (!isTooShort(comparer)) {
    compareGiven(check);
    const found = names.length > 0 ? await search(check, names) : [];
    await readPages(check, found);
  }
  return outputOf(ledger, ports.clock.now());
};

export default run;

function namesOf({ sources: chosen, compareWith, addresses }: Input, sources: readonly { name: string }[]): string[] {
  const names = sources.map(({ name }) => name);
  const unknown = chosen?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const known = names.length > 0 ? `Those of this site are ${names.join(', ')}.` : 'This site has none.';
    throw new ToolError('invalid-input', `There is no source ${JSON.stringify(unknown)}. ${known}`, {
      field: 'sources',
    });
  }
  if (chosen?.length === 0 && compareWith.length === 0 && addresses.length === 0) {
    const message = 'Please choose a source to search, or give something to compare with';
    throw new ToolError('invalid-input', message, { field: 'sources' });
  }
  return names.filter((name) => chosen?.includes(name) ?? true);
}

function compareGiven({ input, ports, context, ledger }: Check): void {
  const { report } = context;
  for (const [index, { title, text }] of input.compareWith.entries()) {
    const named = { url: `given:${index + 1}`, title: title.trim() || `Text ${index + 1}`, source: GIVEN };
    ledger.order.push(named.url);
    report({ stage: `Comparing with ${named.title}` });
    const isMatch = compareWithSource(named, text, { ledger, ports });
    ledger.compared += 1;
    ledger.pages.push({ ...named, state: isMatch ? 'matched' : 'nothing in common', reason: null });
  }
}

async function search({ ports, context, ledger }: Check, names: readonly string[]): Promise<FoundCandidate[]> {
  const { signal, report } = context;
  const { text, comparer, language } = ledger;
  report({ stage: 'Choosing passages to look for', share: 0 });
  const leftOut = [...comparer.leftOut, ...comparer.allowed];
  ledger.passages = choosePassages(text, { words: comparer.words, leftOut });
  const { passages } = ledger;
  const about = topics(text, comparer.words);
  if (passages.length === 0) {
    const failure = 'Outside of what is left out there is no passage to look for.';
    const unasked = { server: null, asked: 0, failed: 0, found: 0, askedAt: null, failure };
    ledger.sources = names.map((name) => ({ name, ...unasked }));
    return [];
  }
  const questions = passages.length * names.length;
  let answers = 0;
  const onAnswer = ({ name, asked }: { name: string; asked: number }) => {
    answers += 1;
    const stage = `Searching ${name}: ${asked} of ${passages.length} passages`;
    // Some passages are asked for a second time, in other words.
    report({
      stage: asked > passages.length ? `Searching ${name} for similar words` : stage,
      share: Math.min(answers / questions, 1) * SEARCHED,
    });
  };
  const late = 'The time for searching was up.';
  const hunt = await withinTime({ signal, time: SEARCHING_TIME, late }, (within) =>
    askSources({ sources: ports.sources, names, passages, topics: about, language, signal: within, onAnswer }),
  );
  ledger.sources = hunt.sources;
  ledger.keywords = hunt.keywords;
  return hunt.pages;
}

async function readPages({ input, ports, context, ledger }: Check, found: readonly FoundCandidate[]): Promise<void> {
  const { signal, report } = context;
  const { addresses, ownDomain } = input;
  const own = ownDomain === '' ? undefined : siteDomain(ownDomain);
  const isOwn = ({ url }: FoundCandidate) => own !== undefined && siteDomain(URL.parse(url)?.hostname ?? '') === own;
  const others = found.filter((page) => !isOwn(page) && !addresses.includes(page.url));
  for (const { url, title, source } of found.filter(isOwn))
    ledger.pages.push({ url, title, source, state: 'left out', reason: `It is of your own domain, ${own}.` });
  const given = addresses.map((url): Candidate => ({ url, title: '', source: GIVEN, snippet: undefined }));
  const candidates = [...given, ...others.slice(0, MOST_PAGES)];
  ledger.order.push(...candidates.map(({ url }) => url));
  let done = 0;
  let told = ledger.matches.length;
  const tell = () => {
    const share = SEARCHED + (done / Math.max(1, candidates.length)) * (1 - SEARCHED);
    const stage = `Reading and comparing: ${done} of ${counted(candidates.length, 'page')}`;
    const found = ledger.matches.length;
    const isNews = done === 0 || found > told * NEWS || (done === candidates.length && found > told);
    if (isNews) told = found;
    report({ share, stage, ...(isNews && { partial: partialOf(ledger) }) });
  };
  const onPage = () => {
    done += 1;
    tell();
  };
  if (candidates.length > 0) tell();
  await withinTime({ signal, time: READING_TIME, late: 'The time was up before its turn.' }, (within) =>
    examine(candidates, { ledger, ports, signal: within, onPage }),
  );
  for (const { url, title, source } of others.slice(MOST_PAGES)) {
    const reason = `Only the ${MOST_PAGES} most promising pages are read.`;
    ledger.pages.push({ url, title, source, state: 'left out', reason });
  }
}
