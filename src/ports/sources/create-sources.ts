import { ToolError } from '#kit/tool-error';
import type { PassageQuestion, SourceAnswer, SourceFacts, SourceFailure, Sources } from './port.ts';
import { type Source, wordsOf } from './source.ts';

interface SourcesOptions {
  /** In the order in which they are named. */
  places: readonly Source[];
  textOf: Sources['textOf'];
}

/** Every place to look in as one, asked at the same time. */
export function createSources({ places, textOf }: SourcesOptions): Sources {
  const ready = () =>
    places.flatMap((place) => {
      const facts = place.facts();
      return facts ? [{ place, facts }] : [];
    });

  return {
    sources: async () => ready().map(({ facts }) => facts),
    async search(question) {
      const { only, signal } = question;
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const words = wordsOf(question.passage);
      const asked = ready().filter(({ facts }) => words !== '' && (only?.includes(facts.name) ?? true));
      const outcomes = await Promise.all(asked.map(({ place, facts }) => ask(place, facts, { ...question, words })));
      return {
        answers: outcomes.filter((outcome) => 'pages' in outcome),
        failures: outcomes.filter((outcome) => 'reason' in outcome),
      };
    },
    textOf,
  };
}

async function ask(
  place: Source,
  { name }: SourceFacts,
  { words, language, isLoose, signal }: PassageQuestion & { words: string },
): Promise<SourceAnswer | SourceFailure> {
  try {
    const answer = await place.search({ words, language, isPhrase: !isLoose, signal });
    return { ...answer, source: name, pages: answer.pages.map((page) => ({ ...page, source: name })) };
  } catch (error) {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    if (!(error instanceof ToolError)) throw error;
    return { source: name, reason: error.message, retryAfter: error.retryAfter };
  }
}
