import type { InputFacts } from '#kit/facts';
import { notify } from '../notice/notices.tsx';
import { usePictureTool } from '../tool-page/use-picture-tool.tsx';
import type { UseLife } from './drawn-card.tsx';

/** The life of a card that takes pictures: one, or many in a list. An address that may not be meant is said; the tool runs all the same. */
export const usePictureLife: UseLife = (facts, source) => {
  const life = usePictureTool(facts, source);
  const submit = (input: unknown) => {
    const answer = life.submit(input);
    const values: Record<string, unknown> = { ...Object(input) };
    if (!life.many.list)
      for (const { expects, name } of facts.inputs) if (expects) warnOf(String(values[name] ?? ''), expects);
    return answer;
  };
  return { ...life, submit };
};

function warnOf(value: string, { endings, warning }: NonNullable<InputFacts['expects']>): void {
  const address = value.trim();
  const path = (URL.parse(address)?.pathname ?? address).toLowerCase();
  if (address !== '' && !endings.some((ending) => path.endsWith(ending))) notify({ kind: 'warning', message: warning });
}
