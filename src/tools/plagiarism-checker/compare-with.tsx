import { useRef, useState } from 'react';
import { formatFigure } from '#lib/figure';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import { useFileDrop } from '#ui/form/use-file-drop';
import { Icon } from '#ui/icon';
import { ENDINGS, openFiles } from './open-files.tsx';
import type { Given } from './page-options.ts';

interface CompareWithProps {
  given: readonly Given[];
  onGiven: (change: (before: readonly Given[]) => readonly Given[]) => void;
  addresses: string;
  onAddresses: (addresses: string) => void;
}

/** Texts that one may give. */
const MOST = 20;
/** UTF-16 units up to which a text can be changed here; longer ones come from files. */
const EDITABLE = 20_000;

/** What the visitor has to compare with: texts, files, and addresses of pages. */
export function CompareWith({ given, onGiven, addresses, onAddresses }: CompareWithProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const add = (more: readonly Given[]) => onGiven((before) => [...before, ...more].slice(0, MOST));
  const addFiles = async (files: readonly File[]) => {
    setReading(true);
    add(await openFiles(files.slice(0, MOST)));
    setReading(false);
  };
  const { dropping, dropTarget } = useFileDrop((_, all) => void addFiles(all));
  const isFull = given.length >= MOST;
  return (
    <div className="grid gap-4" {...dropTarget}>
      <div
        className={`rounded-control border border-dashed p-3 ${dropping ? 'border-accent bg-accent-soft' : 'border-edge'}`}
      >
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button-quiet"
            disabled={isFull}
            onClick={() => add([{ title: `Text ${given.length + 1}`, text: '' }])}
          >
            <Icon name="plus" /> Add text
          </button>
          <button
            type="button"
            className="button-quiet"
            disabled={isFull || isReading}
            onClick={() => chooser.current?.click()}
          >
            <Icon name="file-up" /> {isReading ? 'Reading...' : 'Add files'}
          </button>
        </div>
        <p className="mt-2 text-sm text-muted">
          Text, Markdown, HTML and PDF files, up to {MOST}; they can be dropped here. They are read on this page, go to
          our server to be compared, and to nobody else.
        </p>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={ENDINGS.join(',')}
          onChange={({ target }) => {
            void addFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {given.length > 0 && (
        <ul className="grid gap-3" aria-label="Texts to compare with">
          {keyed(given).map(({ place, title, text }) => (
            <li key={place} className="rounded-control border border-line p-3">
              <OneGiven
                number={place + 1}
                given={{ title, text }}
                onChange={(next) => onGiven((before) => before.with(place, next))}
                onRemove={() => onGiven((before) => before.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label="Pages to compare with"
        value={addresses}
        onChange={onAddresses}
        rows={3}
        placeholder="https://example.com/article"
        help={`Addresses, one on each line, up to ${MOST}. Our server fetches them.`}
      />
    </div>
  );
}

function keyed(given: readonly Given[]) {
  return given.map((one, place) => ({ ...one, place }));
}

interface OneGivenProps {
  number: number;
  given: Given;
  onChange: (given: Given) => void;
  onRemove: () => void;
}

function OneGiven({ number, given, onChange, onRemove }: OneGivenProps) {
  const { title, text } = given;
  return (
    <div className="grid gap-3">
      <TextInput
        label={`Title of text ${number}`}
        value={title}
        onChange={(next) => onChange({ ...given, title: next })}
        maxLength={200}
      />
      {text.length <= EDITABLE ? (
        <TextArea
          label={`Text ${number}`}
          value={text}
          onChange={(next) => onChange({ ...given, text: next })}
          rows={4}
        />
      ) : (
        <p className="text-sm text-muted">{formatFigure(text.length)} characters</p>
      )}
      <div>
        <button type="button" className="button-quiet" onClick={onRemove}>
          <Icon name="trash-2" /> Remove<span className="sr-only"> text {number}</span>
        </button>
      </div>
    </div>
  );
}
