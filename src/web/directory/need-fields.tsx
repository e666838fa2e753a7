import { type Have, haves, isHave, isWant, type Want, wants } from '#kit/needs';

interface Need {
  have?: Have | undefined;
  want?: Want | undefined;
}

interface NeedFieldsProps extends Need {
  onChoose: (need: { have?: Have; want?: Want }) => void;
}

/** What a visitor has, and what they want: fewer tools to look through. */
export function NeedFields({ have, want, onChoose }: NeedFieldsProps) {
  const choose = (need: Need) => {
    const next = { have, want, ...need };
    onChoose({ ...(next.have && { have: next.have }), ...(next.want && { want: next.want }) });
  };
  return (
    <div className="mt-4 grid max-w-xl grid-cols-2 gap-4 noscript:hidden">
      <label className="block">
        <span className="mb-1.5 block font-medium">I have</span>
        <select
          className="control"
          value={have ?? ''}
          onChange={({ target: { value } }) => choose({ have: isHave(value) ? value : undefined })}
        >
          <option value="">Anything</option>
          {Object.entries(haves).map(([name, { name: words }]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="mb-1.5 block font-medium">I want to</span>
        <select
          className="control"
          value={want ?? ''}
          onChange={({ target: { value } }) => choose({ want: isWant(value) ? value : undefined })}
        >
          <option value="">Do anything</option>
          {Object.entries(wants).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
