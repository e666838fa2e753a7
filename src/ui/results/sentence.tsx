import { filledIn } from '../drawn/filled-in.tsx';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const LINK = /^(.*)\[([^\]]*)\]\(([^)]*)\)(.*)$/s;

/** Sentences, each with a link at most. */
export default function Sentences({ items }: ResultKindProps) {
  return items.map(({ output, value }) => {
    if (value === null || value === '') return null;
    const [, before, words, href, after] = LINK.exec(output.words ?? '') ?? [];
    if (!href)
      return <p key={output.name}>{output.words ? filledIn(output.words, value) : plainValue(value, output)}</p>;
    return (
      <p key={output.name}>
        {before}
        <a className="link" href={filledIn(href, value)} rel="noreferrer" target="_blank">
          {filledIn(words ?? '', value)}
        </a>
        {after}
      </p>
    );
  });
}
