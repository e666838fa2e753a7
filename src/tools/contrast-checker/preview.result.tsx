import { ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import tool from './tool.ts';

interface Pair {
  color: string;
  background: string;
}

/** The ratio in large digits, a text in both colours, and the same as others see it. */
export default ownResult(tool, ({ result: { ratio, apca, shown, notes, sights } }) => (
  <>
    <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
      <Figure value={`${ratio} : 1`} label="Contrast by WCAG 2.2" />
      <Figure value={`Lc ${apca}`} label="Lightness contrast by APCA" />
    </div>
    <Sample pair={shown} />
    {notes.map((note) => (
      <p key={note} className="flex items-start gap-2">
        <Icon name="info" className="mt-1 shrink-0" /> {note}
      </p>
    ))}
    <section>
      <h2 className="mb-2 text-lg font-semibold">As people see who lack cones in their eyes</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {sights.map(({ name, ...seen }) => (
          <li key={name} className="text-sm">
            <p
              className="rounded-control border border-line p-3 text-base"
              style={{ color: seen.color, background: seen.background }}
            >
              Sample text
            </p>
            <p className="mt-1">{name}</p>
            <p className="text-muted figures">{seen.ratio} : 1</p>
          </li>
        ))}
      </ul>
    </section>
  </>
));

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <span className="block text-3xl font-semibold figures">{value}</span>
      <span className="text-muted">{label}</span>
    </p>
  );
}

function Sample({ pair: { color, background } }: { pair: Pair }) {
  return (
    <section
      aria-label={`${color} on ${background}`}
      className="rounded-card border border-line p-5"
      style={{ color, background }}
    >
      <p className="text-2xl font-bold">Large text of a headline</p>
      <p className="mt-2">Text as in an article: people read it for minutes, on screens in the sun.</p>
      <p className="mt-2 text-sm">Small print, which is the hardest to read.</p>
    </section>
  );
}
