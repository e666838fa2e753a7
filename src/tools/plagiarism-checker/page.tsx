import { useEffect } from 'react';
import { drawnCard, type UseLife } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { withKinds } from '#ui/drawn/kinds';
import { TextSource } from '#ui/form/text-source';
import { useLazyComponent } from '#ui/lazy-component';
import { notify } from '#ui/notice/notices';
import { useTool } from '#ui/tool-page/use-tool';
import { knownPlaces, wantedOf, writtenAs } from './places.ts';

const loadPlaces = async () => (await import('./where-to-look.tsx')).WhereToLook;

/** Fewer characters are nothing to look for. */
const FEWEST_CHARACTERS = 20;

/** The text to check, which PDF files bring as well; one in its place ends the check and takes the result away. */
function TextToCheck({ facts, value, onChange, form }: FieldKindProps) {
  const replace = (text: string) => {
    form?.forget?.();
    onChange(text);
  };
  const open = async (file: File) => {
    const { readOneText } = await import('#ui/form/read-documents');
    const text = await readOneText(file);
    if (text !== undefined) replace(text);
  };
  return (
    <TextSource
      {...wordsOf(facts)}
      value={String(value)}
      onChange={onChange}
      onReplace={replace}
      examples={form?.examples ?? []}
      onSample={({ sources, ...sample }) => {
        form?.forget?.();
        form?.onSample({ ...sample, sources: Array.isArray(sources) ? writtenAs(sources) : '' });
      }}
      onFile={(file) => void open(file)}
      rows={12}
    />
  );
}

/** What can be asked comes when the page is there. */
function Places(props: FieldKindProps) {
  const [WhereToLook, ask] = useLazyComponent(loadPlaces);
  useEffect(() => {
    ask().catch((error: unknown) => console.error(error));
  }, [ask]);
  return (
    <fieldset className="min-h-40 sm:min-h-28">
      <legend className="mb-1 font-medium">{props.facts.label}</legend>
      {WhereToLook && <WhereToLook {...props} />}
    </fieldset>
  );
}

/** Nothing is sent before it was said what leaves for whom. */
const useCheck: UseLife = (facts, source) => {
  const life = useTool(facts, source);
  const submit = async (input: unknown) => {
    const given = Object(input);
    const places = knownPlaces();
    if (places) return life.submit({ ...given, sources: wantedOf(String(given.sources), places) });
    const reason = 'What would leave for whom is not known yet. Load this page again if it stays so.';
    notify({ kind: 'error', message: facts.labels.failed, reason });
    return undefined;
  };
  return { ...life, submit };
};

export default drawnCard({
  fields: withKinds(fewFields, { textarea: TextToCheck, './places': Places }),
  useLife: useCheck,
  isReady: ({ text }) => String(text).length >= FEWEST_CHARACTERS,
});
