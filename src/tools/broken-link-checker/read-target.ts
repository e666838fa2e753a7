import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { hasPlace } from '#lib/page/fragment';
import { quoted } from '#lib/page/quoted';
import { softFailure } from '#lib/page/soft-failure';
import { gatherPage } from '#lookups/gather-page';
import { polite } from '#lookups/polite';
import type { Answer } from './ask-link.ts';
import type { Target } from './links-of.ts';

/**
 * Reads a page that answers, for what its status does not say: that it says "not found" all the same, or lacks the place that a link
 * names. Nothing where it is right, or could not be read.
 */
export async function readTarget(
  { url, fragments }: Target,
  { http, signal }: { http: Ports['http']; signal: AbortSignal },
): Promise<Answer | undefined> {
  try {
    const { facts } = await gatherPage(url, { http: polite(http), signal, parts: new Set() });
    const { answer, head, headings, text, document } = facts;
    if (!answer || !head || !headings || !text || !document) return undefined;
    const failure = softFailure({ head, headings, text });
    const group = 'doubtful';
    if (failure?.kind === 'not-found' || failure?.kind === 'failure') {
      return {
        group,
        status: answer.status,
        note: `It says ${quoted(failure.words)}, though its status says that it exists.`,
      };
    }
    const lost = document.isWhole ? fragments.find((each) => !hasPlace(document.ids, each)) : undefined;
    if (lost === undefined) return undefined;
    return {
      group,
      status: answer.status,
      note: `The page has no place #${lost.slice(0, 100)}, to which a link leads.`,
    };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return undefined;
  }
}
