import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { own } from '#lib/own';
import type { Box, Size } from '#lib/picture/box';
import { onSource, onTurned, readTurn, type Turn, type TurnStep, turnedFurther, turnedSize } from '#lib/picture/turn';
import { type ShownPicture, usePicture } from '#ui/board/use-picture';
import type { FormParts } from '#ui/drawn/field-kind';
import { RadioGroup } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { boxOf, followed, textsOf } from './area-fields.ts';
import { firstBox, largest, shaped, within } from './crop-box.ts';
import { CropPicture } from './crop-picture.tsx';

interface CropBoardProps {
  /** The picture's address. */
  url: string;
  /** Whether it came by itself, with an upload: numbers that lie outside it are then those of the picture before. */
  isOwn: boolean;
  /** What the form holds: the area's numbers and the turn among it. */
  values: FormParts['values'];
  change: FormParts['change'];
  /** The picture cannot be shown, and a notice has said why. */
  onFailed: () => void;
}

const FREE = 'Free';
const ORIGINAL = 'Original';
const LARGEST = 'Largest area';
const ratios: Record<string, number> = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '9:16': 9 / 16 };

const steps = [
  { to: 'left', label: 'Rotate left', icon: 'rotate-ccw' },
  { to: 'right', label: 'Rotate right', icon: 'rotate-cw' },
  { to: 'horizontal', label: 'Flip horizontal', icon: 'triangles-centerline-dashed-vertical' },
  { to: 'vertical', label: 'Flip vertical', icon: 'triangles-centerline-dashed-horizontal' },
] as const;

/** Milliseconds without a change after which the area is said: not on every pixel of the way. */
const SAID_AFTER = 500;

/** The picture with the crop area drawn on it, kept in step with the fields, and what shapes and turns both. */
export function CropBoard({ url, isOwn, values, change, onFailed }: CropBoardProps) {
  const [chosen, setChosen] = useState(FREE);
  const told = boxOf(values);
  const known = useRef<FormParts['values']>({});
  const setBox = (box: Box) => {
    known.current = textsOf(box);
    change(known.current);
  };
  const turn = readTurn(String(values.rotate), String(values.flip));
  const { rotate, flip } = turn;
  const onShown = ({ size }: ShownPicture) => {
    const bounds = turnedSize(size, turn);
    const isEmpty = values.width === '' && values.height === '';
    if (isEmpty || (isOwn && told && reachesOutside(told, bounds))) setBox(firstBox(bounds));
  };
  const picture = usePicture(url, { onShown, onFailed, otherwise: 'Enter the area in numbers.' });
  const ratio = picture && ratioOf(chosen, turnedSize(picture.size, turn));

  // In a ratio, a side that was typed in gives the other.
  const { width, height } = values;
  const onTyped = useEffectEvent(() => {
    const name = width === known.current.width ? 'height' : 'width';
    const other = followed(name, String(values[name]), ratio);
    known.current = { width: width ?? '', height: height ?? '', ...other };
    change(other);
  });
  useLayoutEffect(() => {
    if (width !== known.current.width || height !== known.current.height) onTyped();
  }, [width, height]);

  // The area stays on the same part of the picture when that is turned, here or by the options.
  const before = useRef(turn);
  const keepPlace = useEffectEvent((from: Turn, to: Turn) => {
    if (!picture || !told) return;
    const same = onTurned(onSource(told, picture.size, from), picture.size, to);
    const now = ratioOf(chosen, turnedSize(picture.size, to));
    setBox(now === undefined ? same : shaped(same, now, turnedSize(picture.size, to)));
  });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { rotate, flip };
    if (from.rotate !== rotate || from.flip !== flip) keepPlace(from, { rotate, flip });
  }, [rotate, flip]);

  if (!picture) return <p className="crop-board crop-words text-muted">Loading the picture...</p>;
  const bounds = turnedSize(picture.size, turn);
  const box = told && within(told, bounds);
  const step = (further: TurnStep) => {
    const next = turnedFurther(turn, further);
    change({ rotate: String(next.rotate), flip: next.flip });
  };
  const choose = (name: string) => {
    const now = ratioOf(name, bounds);
    setChosen(name);
    if (now !== undefined) setBox(box ? shaped(box, now, bounds) : largest(bounds, now));
  };
  return (
    <div className="grid gap-4">
      <div className="crop-board">
        <CropPicture {...picture} turn={turn} box={box} limits={{ bounds, ratio }} onBox={setBox} />
        <AreaInWords told={told} bounds={bounds} />
      </div>
      <div className="crop-tools">
        {steps.map(({ to, label, icon }) => (
          <button key={to} type="button" className="button-quiet" title={label} onClick={() => step(to)}>
            <Icon name={icon} /> <span>{label}</span>
          </button>
        ))}
        <button type="button" className="button-quiet" title={LARGEST} onClick={() => setBox(largest(bounds, ratio))}>
          <Icon name="maximize" /> <span>{LARGEST}</span>
        </button>
      </div>
      <div className="crop-ratios">
        <RadioGroup label="Ratio" value={chosen} options={[FREE, ...Object.keys(ratios), ORIGINAL]} onChange={choose} />
      </div>
    </div>
  );
}

function ratioOf(name: string, { width, height }: Size): number | undefined {
  return name === ORIGINAL ? width / height : own(ratios, name);
}

function reachesOutside({ x, y, width, height }: Box, bounds: Size): boolean {
  return x + width > bounds.width || y + height > bounds.height;
}

interface AreaInWordsProps {
  /** What the fields say. */
  told: Box | undefined;
  bounds: Size;
}

function AreaInWords({ told, bounds }: AreaInWordsProps) {
  const size = `${bounds.width} × ${bounds.height}`;
  const isOutside = told !== undefined && reachesOutside(told, bounds);
  const outside = isOutside ? `The area reaches outside the picture, which is ${size} pixels.` : undefined;
  const area = told && `${told.width} × ${told.height} of ${size} pixels`;
  // Where it lies stands in the fields: a second line of it would push them up and down.
  const words = outside ?? (told && `${area}, ${told.x} from the left and ${told.y} from the top`);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, SAID_AFTER, words ?? '');
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <p className={`crop-words text-sm figures ${isOutside ? 'text-danger' : 'text-muted'}`} aria-hidden="true">
        {isOutside && <Icon name="triangle-alert" />}{' '}
        {outside ?? area ?? `${size} pixels. Draw the area, or enter its size.`}
      </p>
      <p className="sr-only" aria-live="polite">
        {said && `Crop area: ${said}`}
      </p>
    </>
  );
}
