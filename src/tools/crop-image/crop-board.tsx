import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { RadioGroup } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { type AreaFields, boxOf, fieldsOf } from './area-fields.ts';
import type { Box, Size } from './box.ts';
import { firstBox, largest, shaped, within } from './crop-box.ts';
import { CropPicture } from './crop-picture.tsx';
import { onSource, onTurned, readTurn, type Turn, type TurnStep, turnedFurther, turnedSize } from './turn.ts';
import { type ShownPicture, usePicture } from './use-picture.tsx';

interface CropBoardProps {
  /** The picture's address. */
  url: string;
  /** Whether it came by itself, with an upload: numbers that lie outside it are then those of the picture before. */
  isOwn: boolean;
  fields: AreaFields;
  onFields: (fields: AreaFields) => void;
  /** All of the form's options, which hold the turn too. */
  options: Readonly<Record<string, string>>;
  onOptions: (changed: Record<string, string>) => void;
  /** Width to height; free where absent. */
  ratio: number | undefined;
  onRatio: (ratio: number | undefined) => void;
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
export function CropBoard({
  url,
  isOwn,
  fields,
  onFields,
  options,
  onOptions,
  ratio,
  onRatio,
  onFailed,
}: CropBoardProps) {
  const [chosen, setChosen] = useState(FREE);
  const turn = readTurn(options.rotate, options.flip);
  const { rotate, flip } = turn;
  const onShown = ({ size }: ShownPicture) => {
    const bounds = turnedSize(size, turn);
    const told = boxOf(fields);
    const isEmpty = fields.width === '' && fields.height === '';
    if (isEmpty || (isOwn && told && reachesOutside(told, bounds))) onFields(fieldsOf(firstBox(bounds)));
  };
  const picture = usePicture(url, { onShown, onFailed });
  useEffect(() => () => onRatio(undefined), [onRatio]);

  // The area stays on the same part of the picture when that is turned, here or by the options.
  const before = useRef(turn);
  const follow = useEffectEvent((from: Turn, to: Turn) => {
    const box = boxOf(fields);
    if (!picture || !box) return;
    const same = onTurned(onSource(box, picture.size, from), picture.size, to);
    const now = ratioOf(chosen, turnedSize(picture.size, to));
    onRatio(now);
    onFields(fieldsOf(now === undefined ? same : shaped(same, now, turnedSize(picture.size, to))));
  });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { rotate, flip };
    if (from.rotate !== rotate || from.flip !== flip) follow(from, { rotate, flip });
  }, [rotate, flip]);

  if (!picture) return <p className="crop-board crop-words text-muted">Loading the picture...</p>;
  const bounds = turnedSize(picture.size, turn);
  const told = boxOf(fields);
  const box = told && within(told, bounds);
  const step = (further: TurnStep) => {
    const next = turnedFurther(turn, further);
    onOptions({ rotate: String(next.rotate), flip: next.flip });
  };
  const choose = (name: string) => {
    const now = ratioOf(name, bounds);
    setChosen(name);
    onRatio(now);
    if (now !== undefined) onFields(fieldsOf(box ? shaped(box, now, bounds) : largest(bounds, now)));
  };
  return (
    <div className="grid gap-4">
      <div className="crop-board">
        <CropPicture
          {...picture}
          turn={turn}
          box={box}
          limits={{ bounds, ratio }}
          onBox={(changed) => onFields(fieldsOf(changed))}
        />
        <AreaInWords told={told} bounds={bounds} />
      </div>
      <div className="crop-tools">
        {steps.map(({ to, label, icon }) => (
          <button key={to} type="button" className="button-quiet" title={label} onClick={() => step(to)}>
            <Icon name={icon} /> <span>{label}</span>
          </button>
        ))}
        <button
          type="button"
          className="button-quiet"
          title={LARGEST}
          onClick={() => onFields(fieldsOf(largest(bounds, ratio)))}
        >
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
  return name === ORIGINAL ? width / height : ratios[name];
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
  const outside = isOutside ? `The area reaches outside the picture, which has ${size} pixels.` : undefined;
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
