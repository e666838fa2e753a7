import { useEffect } from 'react';
import { readTurn, turnedFurther } from '#lib/picture/turn';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { Slider } from '#ui/form/slider';
import { Icon } from '#ui/icon';
import { useLazyComponent } from '#ui/lazy-component';

const steps = [
  { to: 'left', label: 'Left', icon: 'rotate-ccw' },
  { to: 'right', label: 'Right', icon: 'rotate-cw' },
  { to: 'horizontal', label: 'Mirror', icon: 'triangles-centerline-dashed-vertical' },
  { to: 'vertical', label: 'Upside down', icon: 'triangles-centerline-dashed-horizontal' },
] as const;

const turns = { 0: 'Not turned', 90: 'A quarter turn right', 180: 'Half a turn', 270: 'A quarter turn left' };
const flips = { none: '', horizontal: ', mirrored', vertical: ', upside down', both: ', mirrored and upside down' };

/** How the picture is turned, which is seen on it once that is shown. */
export function TurnField({ form }: FieldKindProps) {
  const { values = {}, change, many } = form ?? {};
  const isWanted = Boolean(values.imageUrl) && !many?.list;
  const [TurnPlace, ask] = useLazyComponent(async () => (await import('./turn-place.tsx')).TurnPlace);
  useEffect(() => {
    // Without it, the picture is turned unseen.
    if (isWanted) ask().catch(console.error);
  }, [isWanted, ask]);
  const turn = readTurn(String(values.rotate), String(values.flip));
  const angle = Number(values.angle) || 0;
  return (
    <div className="grid gap-4">
      {form && TurnPlace && isWanted && <TurnPlace {...form} />}
      <div className="flex flex-wrap items-center gap-2">
        {steps.map(({ to, label, icon }) => (
          <button
            key={to}
            type="button"
            className="button-quiet"
            onClick={() => {
              const { rotate, flip } = turnedFurther(turn, to);
              change?.({ rotate: String(rotate), flip });
            }}
          >
            <Icon name={icon} /> {label}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {turns[turn.rotate]}
        {flips[turn.flip]}
      </p>
      <Slider
        label="Straighten: {value}°"
        value={angle}
        onChange={(degrees) => change?.({ angle: String(degrees) })}
        min={-45}
        max={45}
        step={0.1}
      />
    </div>
  );
}
