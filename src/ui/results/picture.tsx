import { useEffect, useState } from 'react';
import { shownPicture } from '#kit/picture-fields';
import { pictureSaid } from '../drawn/picture-words.tsx';
import type { ResultItem, ResultKindProps, WholeResult } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { BeforeAfter } from '../result/before-after.tsx';
import { fileUrl } from '../result/file-url.tsx';
import { heldFile, letGo } from '../result/held-files.tsx';
import { MadeImage } from '../result/made-image.tsx';

type Step = Pick<WholeResult, 'values' | 'input'>;

/** Results that are kept to go back to. */
const STEPS = 10;

const NOT_COMPARED = 'Your browser does not show the original, so the two cannot be compared here.';

/** What every browser shows. */
const SHOWN = /^image\/(?:jpeg|png|webp|gif|avif|bmp)$/;

/** A picture that was made of another, with its figures; beside the original where that is here. Results before it, and the original, are gone back to. */
export default function MadePicture({ items, whole }: ResultKindProps) {
  const [item] = items;
  const { steps, at, go } = useSteps(whole, items);
  const original = originalOf(whole);
  const first = original === undefined ? 0 : -1;
  const step = steps[at];
  return (
    <>
      {item && step && <Made {...{ item, whole }} step={step} />}
      {at < 0 && original !== undefined && <Original address={original} />}
      {steps.length - first > 1 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          <StepButton name="Undo" isOff={at <= first} press={() => go(at - 1)} />
          <StepButton name="Redo" isOff={at >= steps.length - 1} press={() => go(at + 1)} />
          <p role="status" className="text-sm text-muted figures">
            {at < 0 ? 'The original' : `Result ${at + 1} of ${steps.length}`}
          </p>
        </div>
      )}
    </>
  );
}

/** Every result of this page as it came; -1 is the original. */
function useSteps({ values, input }: WholeResult, items: readonly ResultItem[]) {
  const [{ steps, at }, set] = useState<{ steps: readonly Step[]; at: number }>({ steps: [{ values, input }], at: 0 });
  const [gone, setGone] = useState<readonly Step[]>([]);
  if (steps.at(-1)?.values !== values) {
    const all = [...steps, { values, input }];
    const kept = all.slice(-STEPS);
    set({ steps: kept, at: kept.length - 1 });
    setGone(all.slice(0, -STEPS));
  }
  const [name] = items.map(({ output }) => output.name);
  useEffect(() => {
    for (const step of gone) letGo(String(step.values[name ?? '']));
  }, [gone, name]);
  return { steps, at, go: (to: number) => set({ steps, at: to }) };
}

/** The address of a file of the visitor's that was worked on, where a browser shows its kind. */
function originalOf({ input }: Step): string | undefined {
  const addresses = Object.values(input).filter((value) => typeof value === 'string');
  return addresses.find((each) => SHOWN.test(heldFile(each)?.type ?? ''))?.trim();
}

interface MadeProps {
  item: ResultItem;
  whole: WholeResult;
  step: Step;
}

function Made({ item: { output }, whole: { slug, outputs }, step }: MadeProps) {
  // A picture that this browser does not know, such as most do HEIC.
  const [unseen, setUnseen] = useState<string>();
  const { name, label, picture } = output;
  const { values } = step;
  const url = String(values[name]);
  const facts = shownPicture.parse(values);
  const { width, height } = facts;
  const { original = '', isEnlarged = false } = picture ?? {};
  const isSameSize = (values.sourceWidth ?? width) === width && (values.sourceHeight ?? height) === height;
  const before = values[original] ?? (isSameSize || isEnlarged ? originalOf(step) : undefined);
  const names = { before: outputs.find((each) => each.name === original)?.label ?? 'Original', after: label };
  const isCompared = typeof before === 'string' && before !== unseen;
  const pair = isCompared && { before: fileUrl(before), after: fileUrl(url) };
  const notes = [facts.note, typeof before === 'string' && !isCompared && NOT_COMPARED];
  return (
    <MadeImage
      {...facts}
      note={notes.filter(Boolean).join(' ')}
      {...pictureSaid(picture, values)}
      {...{ slug, url, name: label }}
      picture={
        pair && <BeforeAfter {...pair} {...{ names, width, height }} onUnseen={() => setUnseen(String(before))} />
      }
    />
  );
}

function Original({ address }: { address: string }) {
  return (
    <>
      <img
        src={fileUrl(address)}
        alt="Original"
        decoding="async"
        className="max-h-128 max-w-full rounded-control border border-line bg-sunken object-contain"
      />
      <p className="text-muted">The original, as you chose it: nothing is changed in it.</p>
    </>
  );
}

interface StepButtonProps {
  name: 'Undo' | 'Redo';
  isOff: boolean;
  press: () => void;
}

function StepButton({ name, isOff, press }: StepButtonProps) {
  return (
    <button
      type="button"
      className="button-quiet aria-disabled:opacity-55"
      aria-disabled={isOff}
      onClick={isOff ? undefined : press}
    >
      {name === 'Undo' ? <Icon name="undo-2" /> : <Icon name="redo-2" />} {name}
    </button>
  );
}
