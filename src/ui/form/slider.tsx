import { Field, useEarlyInput } from './field.tsx';

interface SliderProps {
  /** `{value}` stands for the current value: "Quality: {value}%". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  captions?: readonly [string, string] | undefined;
  help?: string | undefined;
}

export function Slider({ label, value, onChange, min, max, step = 1, captions, help }: SliderProps) {
  const control = useEarlyInput<HTMLInputElement>(String(value), (text) => onChange(Number(text)));
  return (
    <Field label={label.replace('{value}', String(value))} help={help}>
      {(ids) => (
        <>
          <input
            {...ids}
            ref={control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            className="h-6 w-full"
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {captions && (
            <p className="flex justify-between text-sm text-muted">
              <span>{captions[0]}</span>
              <span>{captions[1]}</span>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
