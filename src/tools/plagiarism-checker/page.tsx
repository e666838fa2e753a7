import { useEffect, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { MoreOptions } from '#ui/form/more-options';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import { notify } from '#ui/notice/notices';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import { type Given, optionsSpec, type Place, wantedOf, writtenAs } from './page-options.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./checked.tsx')).Checked;
const loadPlaces = async () => (await import('./where-to-look.tsx')).WhereToLook;
const loadCompare = async () => (await import('./compare-with.tsx')).CompareWith;
const loadOptions = async () => (await import('./check-options.tsx')).CheckOptions;

/** Fewer characters are nothing to look for. */
const FEWEST_CHARACTERS = 20;

export default function PlagiarismCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [addresses, setAddresses] = useState('');
  const [mayShare, onMayShare] = useState('');
  const [places, setPlaces] = useState<readonly Place[]>();
  const [options, change] = useOptions(optionsSpec);
  const [shown, setShown] = useState<{ result: Output; text: string }>();
  /** What is known before the end: it stays when the check is stopped. */
  const [partial, setPartial] = useState<Partial<Output>>();
  const [Checked, askForResult] = useLater(loadResult);
  const [WhereToLook, askForPlaces] = useLater(loadPlaces);
  const loadAll = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, progress, submit, cancel, prepare } = useTool(facts, { tool: loadAll });

  const news = progress?.partial;
  useEffect(() => {
    if (news) setPartial(news);
  }, [news]);
  useEffect(() => {
    askForPlaces().catch((error: unknown) => console.error(error));
  }, [askForPlaces]);

  const replace = (next: string) => {
    cancel();
    setText(next);
    setShown(undefined);
    setPartial(undefined);
  };
  const open = async (file: File) => {
    const { openText } = await import('./open-files.tsx');
    const opened = await openText(file);
    if (opened !== undefined) replace(opened);
  };
  const check = async () => {
    if (!places) {
      const reason = 'What would leave for whom is not known yet. Load this page again if it stays so.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
      return;
    }
    setPartial(undefined);
    const result = await submit({
      text,
      sources: wantedOf(options.sources, places),
      compareWith: given,
      addresses: addresses.trim() === '' ? [] : [addresses],
      leaveOutQuotations: options.quotations === 'yes',
      leaveOutCommon: options.common === 'yes',
      mayShare,
      ownDomain: options.domain,
    });
    if (result) setShown({ result, text });
  };
  const [textFacts] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        isWaiting={text.length < FEWEST_CHARACTERS}
        labels={facts.labels}
        onSubmit={() => void check()}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextSource
          value={text}
          onChange={setText}
          onReplace={replace}
          examples={facts.examples}
          onSample={({ text: sample, sources, compareWith = [] }) => {
            replace(String(sample));
            setGiven(Array.isArray(compareWith) ? compareWith : []);
            change({ ...optionsSpec.defaults, sources: Array.isArray(sources) ? writtenAs(sources) : 'all' });
          }}
          onFile={(file) => void open(file)}
          rows={12}
          placeholder={textFacts?.placeholder}
          help={textFacts?.help}
        />
        <fieldset className="min-h-40 sm:min-h-28">
          <legend className="mb-1 font-medium">Where to look</legend>
          {WhereToLook && (
            <WhereToLook
              places={places}
              onPlaces={setPlaces}
              chosen={options.sources}
              onChange={(sources) => change({ sources })}
            />
          )}
        </fieldset>
        <MoreOptions
          label="Compare with texts, files and pages of your choice"
          load={loadCompare}
          props={{ given, onGiven: setGiven, addresses, onAddresses: setAddresses }}
        />
        <MoreOptions load={loadOptions} props={{ options, onChange: change, mayShare, onMayShare }} />
      </ToolForm>
      {Checked && <Checked {...{ busy, progress, shown, partial }} />}
    </>
  );
}
