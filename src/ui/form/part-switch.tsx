interface PartSwitchProps {
  index: number;
  count: number;
  onGo: (index: number) => void;
  /** What holds for the whole. */
  all: string;
}

/** Goes from part to part of a very long text. */
export default function PartSwitch({ index, count, onGo, all }: PartSwitchProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm" data-part={index}>
      <button type="button" className="button-quiet" disabled={index === 0} onClick={() => onGo(index - 1)}>
        Previous part
      </button>
      <button type="button" className="button-quiet" disabled={index === count - 1} onClick={() => onGo(index + 1)}>
        Next part
      </button>
      <span className="text-muted">
        Part {index + 1} of {count}. {all}
      </span>
    </div>
  );
}
