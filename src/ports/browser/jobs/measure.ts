import type { Flags } from 'lighthouse';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { ToolError } from '#kit/tool-error';
import { emptyPage, type Visiting, whyNot } from '../open-page.ts';
import type { Measuring, SpeedReport } from '../port.ts';
import { FRAMES, type LighthouseResult, type ReducedResult, reduceResult } from './reduce-result.ts';

export async function measure(
  { url, device, runs }: { url: string } & Measuring,
  visiting: Visiting,
  report: (share: number) => void,
): Promise<{ answer: Omit<SpeedReport, 'frames'> & { frames: number[] }; contents: Uint8Array[] }> {
  // It takes a second to load, which other jobs do not pay for.
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const { answer, load } = visiting.limits;
  const flags: Flags = {
    // Its log would have the addresses that visitors enter.
    logLevel: 'silent',
    onlyCategories: ['performance'],
    // It leaves the page and returns, and says nothing of how quick it is.
    skipAudits: ['bf-cache'],
    disableFullPageScreenshot: true,
    maxWaitForFcp: answer,
    maxWaitForLoad: answer + load,
  };
  const reduced: ReducedResult[] = [];
  report(0);
  while (reduced.length < runs) {
    const { page } = await emptyPage(visiting);
    const measuring = lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined, page);
    const result = await Promise.race([measuring, noPage(page, url, visiting)]);
    if (!result) throw new Error('Lighthouse gave no result.');
    const { lhr } = result;
    if (lhr.runtimeError) throw whyNotMeasured(lhr.runtimeError, url, visiting);
    reduced.push(reduceResult(lhr));
    await page.browserContext().close();
    report(reduced.length / runs);
  }
  const middle = middleOf(reduced);
  const contents = middle.frames.map(({ picture }) => picture);
  return {
    answer: {
      ...middle.details,
      runs: reduced.map(({ run }) => run),
      frames: middle.frames.map(({ at }) => at),
    },
    // As many files as were asked for have to be written.
    contents: Array.from({ length: FRAMES }, (_, at) => contents[at] ?? new Uint8Array()),
  };
}

/** Rejects when there is no page: Lighthouse would wait for its first paint. */
function noPage(page: Page, url: string, visiting: Visiting): Promise<never> {
  const none = Promise.withResolvers<never>();
  const isMain = (request: HTTPRequest) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('requestfailed', (request) => {
    if (isMain(request)) none.reject(whyNot(new Error(request.failure()?.errorText), url, visiting));
  });
  page.on('response', (response) => {
    if (isMain(response.request()) && response.status() >= 400) none.reject(noPageWith(response.status(), url));
  });
  return none.promise;
}

function noPageWith(status: number | string, url: string): ToolError {
  const { host } = new URL(url);
  return new ToolError('unsupported', `${host} answers with status ${status}, so there is no page to measure.`);
}

/** The run whose score is nearest to the median, and of those the one whose largest paint is. */
function middleOf(all: readonly ReducedResult[]): ReducedResult {
  const sorted = all.toSorted((a, b) => a.run.score - b.run.score || b.run.largestPaint - a.run.largestPaint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

/** Lighthouse's codes: https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/lh-error.js. */
function whyNotMeasured(
  { code, message }: NonNullable<LighthouseResult['runtimeError']>,
  url: string,
  visiting: Visiting,
): unknown {
  switch (code) {
    case 'ERRORED_DOCUMENT_REQUEST':
      return noPageWith(/\d{3}/.exec(message)?.[0] ?? 'unknown', url);
    case 'NOT_HTML':
      return new ToolError('unsupported', 'This address leads to a file that is not a web page.', { field: 'url' });
    case 'NO_FCP':
    case 'NO_LCP':
      return new ToolError('unsupported', 'This page showed nothing while it was measured, so there are no figures.');
    case 'PAGE_HUNG':
    case 'TARGET_CRASHED':
      return new ToolError('unsupported', 'This page kept the browser too busy to be measured.');
    case 'PROTOCOL_TIMEOUT':
      return new ToolError('timed-out', 'The browser did not answer in time while this page was measured.');
    default:
      return whyNot(new Error(`net:: ${message}`), url, visiting);
  }
}
