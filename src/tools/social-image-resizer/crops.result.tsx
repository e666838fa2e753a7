import { type PointerEvent, useState } from 'react';
import { ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { fileUrl } from '#ui/result/file-url';
import tool from './tool.ts';

interface Crop {
  size: string;
  width: number;
  height: number;
  x: number | null;
  y: number | null;
}

/** Every crop on a small copy of the picture, moved by dragging or by its slider, and all of them made again by one press. */
export default ownResult(tool, ({ result, whole }) => {
  const { crops, previewUrl } = result;
  const [held, hold] = useState<{ of: readonly Crop[]; moved: readonly Crop[] }>({ of: crops, moved: crops });
  const moved = held.of === crops ? held.moved : crops;
  if (previewUrl === null || crops.length === 0) return null;
  const isMoved = moved !== crops;
  const change = (at: number, place: Partial<Pick<Crop, 'x' | 'y'>>) => {
    const before = moved[at];
    if (before) hold({ of: crops, moved: moved.with(at, { ...before, ...place }) });
  };
  const makeAgain = () => whole.again({ moves: moved.map(({ size, x, y }) => ({ size, x: x ?? 50, y: y ?? 50 })) });
  return (
    <section aria-label="Crops" className="grid min-w-0 gap-4">
      <p className="text-muted">Drag a crop, or move its slider, and make the files again.</p>
      <ul className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {moved.map((crop, at) => (
          <li key={crop.size} className="grid min-w-0 gap-1.5">
            <CropFrame src={fileUrl(previewUrl)} crop={crop} onMove={(place) => change(at, place)} />
            <span className="text-sm">{crop.size}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button justify-self-start aria-disabled:opacity-55"
        aria-disabled={!isMoved || whole.busy}
        onClick={isMoved && !whole.busy ? () => void makeAgain() : undefined}
      >
        <Icon name="rotate-cw" /> {whole.busy ? 'Making...' : 'Make Files with These Crops'}
      </button>
    </section>
  );
});

interface CropFrameProps {
  src: string;
  crop: Crop;
  onMove: (place: Partial<Pick<Crop, 'x' | 'y'>>) => void;
}

/** There is room along one axis at most: a crop fills the other. */
function CropFrame({ src, crop, onMove }: CropFrameProps) {
  const { size, width, height, x, y } = crop;
  const axis = x === null ? 'y' : 'x';
  const value = x ?? y;
  const [from, setFrom] = useState<{ at: number; value: number }>();
  const along = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const drag = (event: PointerEvent<HTMLImageElement>) => {
    if (!from) return;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = event.currentTarget;
    const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
    const room = axis === 'x' ? naturalWidth * scale - clientWidth : naturalHeight * scale - clientHeight;
    if (room < 1) return;
    const next = from.value - ((along(event) - from.at) / room) * 100;
    onMove({ [axis]: Math.round(Math.min(100, Math.max(0, next))) });
  };
  return (
    <>
      <img
        src={src}
        alt={`Crop for ${size}`}
        draggable={false}
        className={`w-full rounded-control border border-line bg-sunken object-cover ${value === null ? '' : 'cursor-move touch-none'}`}
        style={{ aspectRatio: `${width} / ${height}`, objectPosition: `${x ?? 50}% ${y ?? 50}%` }}
        onPointerDown={(event) => {
          if (value === null || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ at: along(event), value });
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom(undefined)}
        onPointerCancel={() => setFrom(undefined)}
      />
      {value !== null && (
        <input
          type="range"
          min={0}
          max={100}
          value={value}
          aria-label={`${size}: from the ${axis === 'x' ? 'left' : 'top'}, in percent`}
          className="w-full"
          onChange={(event) => onMove({ [axis]: event.target.valueAsNumber })}
        />
      )}
    </>
  );
}
