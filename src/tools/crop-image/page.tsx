import { useCallback, useEffect, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { InputFacts } from '#kit/facts';
import type { DrawnCardProps } from '#ui/drawn/drawn-card';
import type { FieldValue } from '#ui/drawn/field-kind';
import { initialValue, typedValues } from '#ui/drawn/held-values';
import { ImageInput } from '#ui/form/image-input';
import { MoreOptions } from '#ui/form/more-options';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { Icon } from '#ui/icon';
import { useLater } from '#ui/later';
import { notify } from '#ui/notice/notices';
import { useOptions } from '#ui/tool-page/use-options';
import { usePictureTool } from '#ui/tool-page/use-picture-tool';
import { noArea, sides, typedArea, typedIn } from './area-fields.ts';
import type definition from './tool.ts';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('#ui/result/image-result')).ImageResult;
const loadBoard = async () => (await import('./crop-board.tsx')).CropBoard;

/** A file in the site's own store, which is shown without asking: it was uploaded, or another tool made it. */
const OWN_FILE = /\/files\/[\w-]{22}\/[^/]+$/;

export default function CropImageCard({ facts, ...addresses }: DrawnCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [fields, setFields] = useState(noArea);
  const [ratio, setRatio] = useState<number>();
  const [shownUrl, setShownUrl] = useState('');
  const inputs = facts.inputs.filter(({ role }) => role === 'rare');
  const [spec] = useState(() => ({
    defaults: Object.fromEntries(inputs.map((input) => [input.name, String(initialValue(input))])),
  }));
  const [options, change] = useOptions(spec);
  const field = (of: InputFacts) => ({
    facts: of,
    value: options[of.name] ?? '',
    onChange: (value: FieldValue) => change({ [of.name]: String(value) }),
  });
  const [CropBoard, askForBoard] = useLater(loadBoard);
  const [ImageResult, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, result, submit, cancel, prepare, many, summary } = usePictureTool(facts, { tool });
  const url = imageUrl.trim();

  const show = useCallback(
    (address: string) => {
      setShownUrl(address);
      askForBoard().catch((error: unknown) => {
        console.error(error);
        setShownUrl('');
        notify({ kind: 'error', message: 'The picture could not be shown', reason: 'Check your connection.' });
      });
    },
    [askForBoard],
  );
  useEffect(() => {
    if (OWN_FILE.test(url)) show(url);
  }, [url, show]);
  const isShown = shownUrl !== '' && shownUrl === url;

  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, ...typedArea(fields), ...typedValues(inputs, options) })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <ImageInput {...wordsOf(facts.inputs)} value={imageUrl} onChange={setImageUrl} many={many} />
        {many.list && <p className="text-sm text-muted">The same area is cut out of every picture:</p>}
        {!many.list &&
          (isShown && CropBoard ? (
            <CropBoard
              key={url}
              url={url}
              isOwn={OWN_FILE.test(url)}
              fields={fields}
              onFields={setFields}
              options={options}
              onOptions={change}
              ratio={ratio}
              onRatio={setRatio}
              onFailed={() => setShownUrl('')}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <button type="button" className="button-quiet" disabled={url === '' || isShown} onClick={() => show(url)}>
                <Icon name="crop" /> Show the picture
              </button>
              <span className="text-sm text-muted">and draw the area on it, or enter its numbers:</span>
            </div>
          ))}
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          {sides.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              value={fields[name]}
              onChange={(text) => setFields((before) => typedIn(before, { name, text, ratio }))}
              type="number"
              inputMode="numeric"
              min={name === 'x' || name === 'y' ? 0 : 1}
              placeholder="Pixels"
            />
          ))}
        </div>
        <MoreOptions
          load={async () => (await import('#ui/drawn/rare-fields')).loadRareFields(addresses)}
          props={{ names: inputs.map(({ name }) => name), form: { field } }}
        />
      </ToolForm>
      {summary}
      {result && ImageResult && (
        <ImageResult
          {...outcomeOf(result)}
          slug={facts.slug}
          name="Cropped image"
          remark={`${result.sourceSize} → ${result.size}`}
        />
      )}
    </>
  );
}

function outcomeOf({ croppedImageUrl, ...made }: ToolOutput<typeof definition>) {
  const headline = `${made.sourceWidth} × ${made.sourceHeight} → ${made.width} × ${made.height}`;
  return { ...made, url: croppedImageUrl, headline };
}

function wordsOf([picture]: readonly InputFacts[]) {
  return { label: picture?.label ?? 'Image URL', placeholder: picture?.placeholder, help: picture?.help };
}
