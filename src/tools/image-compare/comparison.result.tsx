import { useEffect, useState } from 'react';
import { ownResult } from '#ui/drawn/own-result';
import { RadioGroup } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { BeforeAfter } from '#ui/result/before-after';
import { fileUrl } from '#ui/result/file-url';
import tool from './tool.ts';

const VIEWS = { slider: 'Slider', blink: 'Blink', difference: 'Difference' };

/** Milliseconds that each picture is seen. */
const PACE = 800;

/** Both pictures in one place: side by side at a slider, one after the other, or what differs. */
export default ownResult(tool, ({ result }) => {
  const [view, setView] = useState('slider');
  const [unseen, setUnseen] = useState(false);
  const { files, differenceUrl, verdict, width, height } = result;
  const [first, second] = files.map(({ url }) => fileUrl(url));
  const names = { before: 'First picture', after: 'Second picture' };
  const size = { width: files[0]?.width ?? width, height: Math.round(((files[0]?.width ?? width) * height) / width) };
  if (!first || !second) return null;
  return (
    <section aria-label="Comparison of both" className="grid min-w-0 gap-4">
      <p className="text-xl font-semibold">{verdict}</p>
      <RadioGroup label="View" value={view} options={Object.keys(VIEWS)} names={VIEWS} onChange={setView} />
      {unseen && <p className="text-muted">Your browser does not show one of the pictures.</p>}
      {view === 'slider' && (
        <BeforeAfter before={first} after={second} names={names} {...size} onUnseen={() => setUnseen(true)} />
      )}
      {view === 'blink' && <Blink pictures={[first, second]} size={size} />}
      {view === 'difference' && (
        <img src={fileUrl(differenceUrl)} alt="What differs, in magenta" {...size} decoding="async" className={LOOK} />
      )}
    </section>
  );
});

const LOOK = 'max-h-128 w-auto max-w-full rounded-control border border-line bg-sunken object-contain';

interface BlinkProps {
  pictures: readonly [string, string];
  size: { width: number; height: number };
}

/** By itself only when asked: what flashes disturbs some people. */
function Blink({ pictures, size }: BlinkProps) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((before) => 1 - before), PACE);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const which = at === 0 ? 'First' : 'Second';
  return (
    <div className="grid justify-items-center gap-3">
      <div className="relative overflow-hidden">
        <img
          src={pictures[0]}
          alt="First picture"
          aria-hidden={at !== 0}
          {...size}
          decoding="async"
          className={`${LOOK} ${at === 0 ? '' : 'invisible'}`}
        />
        <img
          src={pictures[1]}
          alt="Second picture"
          aria-hidden={at !== 1}
          {...size}
          decoding="async"
          className={`${LOOK} absolute inset-0 size-full max-h-none object-fill ${at === 1 ? '' : 'invisible'}`}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button-quiet" onClick={() => setAt(1 - at)}>
          <Icon name="repeat" /> Switch
        </button>
        <button type="button" className="button-quiet" aria-pressed={isPlaying} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? <Icon name="pause" /> : <Icon name="play" />} {isPlaying ? 'Stop' : 'Blink'}
        </button>
        <output className="text-sm text-muted">{which} picture</output>
      </div>
    </div>
  );
}
