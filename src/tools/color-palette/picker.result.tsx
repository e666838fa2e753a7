import { useRef, useState } from 'react';
import { ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { fileUrl } from '#ui/result/file-url';
import { heldFile } from '#ui/result/held-files';
import Swatches from '#ui/results/swatches';
import { Loupe } from './loupe.tsx';
import { type Pixels, pixelsOf } from './pixels.ts';
import { SeenAs, useSight } from './seen-as.tsx';
import tool from './tool.ts';

interface Spot {
  x: number;
  y: number;
}

const STEPS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
/** Pixels of a step with the Shift key. */
const LONG_STEP = 10;

/** The picture itself, where it is on this device or site: others' pictures show their pixels to no page. */
export default ownResult(tool, ({ result: { width, height }, whole }) => {
  const address = String(whole.input.imageUrl);
  const isHere = heldFile(address) !== undefined || address.startsWith(`${window.location.origin}/`);
  const [isUnseen, setUnseen] = useState(false);
  return (
    <section aria-label="The picture" className="grid gap-3">
      <h2 className="text-lg font-semibold">
        The picture{' '}
        <span className="text-sm font-normal text-muted figures">
          {width} × {height} pixels
        </span>
      </h2>
      {isHere && !isUnseen ? (
        <Picker address={address} onUnseen={() => setUnseen(true)} whole={whole} />
      ) : (
        <p className="text-muted">
          {isHere
            ? 'Your browser does not show this format, so nothing can be picked from it here.'
            : 'Choose the picture from your device to pick colors from it with a loupe.'}
        </p>
      )}
    </section>
  );
});

interface PickerProps {
  address: string;
  onUnseen: () => void;
  whole: Parameters<typeof Swatches>[0]['whole'];
}

function Picker({ address, onUnseen, whole }: PickerProps) {
  const [pixels, setPixels] = useState<Pixels>();
  const [spot, setSpot] = useState<Spot>();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const sight = useSight();
  const image = useRef<HTMLImageElement>(null);
  const color = pixels && spot && pixels.colorAt(spot.x, spot.y);

  const within = ({ x, y }: Spot, { width, height }: Pixels): Spot => ({
    x: Math.min(width - 1, Math.max(0, x)),
    y: Math.min(height - 1, Math.max(0, y)),
  });
  const point = (event: { clientX: number; clientY: number }) => {
    const box = image.current?.getBoundingClientRect();
    if (!box || !pixels) return undefined;
    const x = Math.floor(((event.clientX - box.left) / box.width) * pixels.width);
    const y = Math.floor(((event.clientY - box.top) / box.height) * pixels.height);
    return within({ x, y }, pixels);
  };
  const step = (key: string, isLong: boolean): boolean => {
    const [x, y] = STEPS.get(key) ?? [];
    if (x === undefined || y === undefined || !pixels) return false;
    const from = spot ?? { x: Math.floor(pixels.width / 2), y: Math.floor(pixels.height / 2) };
    const by = isLong ? LONG_STEP : 1;
    setSpot(within({ x: from.x + x * by, y: from.y + y * by }, pixels));
    return true;
  };
  const pick = (at: Spot | undefined) => {
    const found = at && pixels?.colorAt(at.x, at.y);
    if (found) setPicked((before) => [found, ...before.filter((each) => each !== found)]);
  };
  return (
    <>
      <SeenAs {...sight} />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
        <button
          type="button"
          aria-label="Pick a color: arrow keys move the loupe, Enter picks"
          className="cursor-crosshair touch-none justify-self-start"
          onPointerMove={(event) => setSpot(point(event))}
          onPointerDown={(event) => setSpot(point(event))}
          // Of a press of Enter, it has no place.
          onClick={(event) => pick(event.detail === 0 ? spot : point(event))}
          onKeyDown={(event) => {
            if (step(event.key, event.shiftKey)) event.preventDefault();
          }}
        >
          <img
            ref={image}
            src={fileUrl(address)}
            alt=""
            style={sight.style}
            className="max-h-128 max-w-full rounded-control border border-line"
            onLoad={({ currentTarget }) => setPixels(pixelsOf(currentTarget))}
            onError={onUnseen}
          />
        </button>
        <div className="grid gap-2">
          <Loupe pixels={pixels} spot={spot} />
          <p role="status" className="min-h-12 text-sm figures">
            {color === undefined ? (
              <span className="text-muted">Point at the picture.</span>
            ) : (
              <>
                <span className="font-medium">{color}</span>
                <br />
                <span className="text-muted">
                  at {spot?.x}, {spot?.y}
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      {picked.length > 0 && (
        <>
          <Swatches
            whole={whole}
            items={[
              {
                output: { name: 'picked', label: 'Picked colors', display: 'swatches' },
                value: picked.map((css) => ({ name: css, css, note: null })),
              },
            ]}
          />
          <p>
            <button type="button" className="button-quiet" onClick={() => setPicked([])}>
              <Icon name="eraser" /> Forget picked colors
            </button>
          </p>
        </>
      )}
    </>
  );
}
