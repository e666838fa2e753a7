import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useEarlyInput } from '#ui/form/field';
import { Icon } from '#ui/icon';
import { LONGEST_SEARCH } from './longest-search.ts';
import type { Sample } from './samples.ts';
import type { StartAnswerProps } from './start-answer.tsx';
import { StartCell } from './start-cell.tsx';
import { useFileDrop } from './use-file-drop.tsx';
import { usePasteAnywhere } from './use-paste-anywhere.tsx';

/** Pasted text of this many UTF-16 code units is held beside the field, which would take seconds for megabytes. */
const LARGE_TEXT = 20_000;
const SHOWN_OF_LARGE = 500;

/** What finds the tools comes when a visitor first reaches for the box. */
const load = () => import('./start-answer.tsx');

/** One field to begin with: the tools that take what is put in are offered, and open with it filled in. */
export function StartBox({ samples }: { samples: readonly Sample[] }) {
  const id = useId();
  const [text, setText] = useState('');
  /** A picture, or a text too long for the field. */
  const [held, setHeld] = useState<File | string>();
  const [isPressed, setPressed] = useState(false);
  const [status, setStatus] = useState('');
  const [Answer, setAnswer] = useState<ComponentType<StartAnswerProps>>();
  const field = useEarlyInput<HTMLTextAreaElement>(text, setText);
  const chooser = useRef<HTMLInputElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const content = held ?? text;
  const isEmpty = content === '';

  const wake = useCallback(async () => {
    // Without it the form still leads to the search.
    const parts = await load().catch(() => undefined);
    if (parts) setAnswer(() => parts.StartAnswer);
    return parts;
  }, []);
  useEffect(() => {
    if (isEmpty) setStatus('');
    else void wake();
  }, [isEmpty, wake]);

  const put = (given: File | string) => {
    const fits = typeof given === 'string' && given.length < LARGE_TEXT;
    setText(fits ? given : '');
    setHeld(fits ? undefined : given);
    setPressed(false);
  };
  const take = async (given: File | string) => {
    const taken = typeof given === 'string' ? given : await (await wake())?.contentOf(given);
    if (taken !== undefined) put(taken);
  };
  const { dropping, dropTarget } = useFileDrop((file) => void take(file));
  usePasteAnywhere({ field, largeText: LARGE_TEXT, onPaste: (given) => void take(given) });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPressed(true);
    if (!(await wake()) && held === undefined && text.length <= LONGEST_SEARCH) form.submit();
  };
  const clear = () => {
    put('');
    field.current?.focus();
  };
  return (
    <form
      action="/search"
      className={`card min-w-0 p-4 sm:p-6 ${dropping ? 'border-accent' : ''}`}
      onSubmit={(event) => void submit(event)}
      onFocus={() => void wake()}
      onPointerEnter={() => void wake()}
      {...dropTarget}
    >
      <label htmlFor={id} className="font-display text-xl font-bold">
        Paste a text, an address or a domain
      </label>
      <textarea
        ref={field}
        id={id}
        name="q"
        rows={3}
        dir="auto"
        readOnly={held !== undefined}
        value={typeof held === 'string' ? `${held.slice(0, SHOWN_OF_LARGE)}…` : (held?.name ?? text)}
        placeholder="…or drop a picture here"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-status`}
        className="control mt-3 field-sizing-content max-h-40 min-h-24 resize-none"
        onChange={(event) => put(event.target.value)}
        onKeyDown={(event) => onKey.current?.(event)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
        <button
          type="button"
          className="button-quiet min-h-11 noscript:hidden"
          onClick={() => chooser.current?.click()}
        >
          <Icon name="image-up" /> Picture
        </button>
        <button type="button" className="button-quiet min-h-11 noscript:hidden" disabled={isEmpty} onClick={clear}>
          <Icon name="eraser" /> Clear
        </button>
        <button type="submit" className="button ml-auto">
          Start
        </button>
      </div>
      <div className="noscript:hidden">
        <p id={`${id}-status`} role="status" className="mt-4 truncate text-sm text-muted">
          {status || 'Or see what happens with'}
        </p>
        <div className="relative mt-2 min-h-43">
          {/* Stays where it is, in the last row, until a third row of tools covers it. */}
          <p className="absolute bottom-0 flex h-13 items-center gap-2 text-sm text-muted">
            <Icon name="lock" /> Nothing leaves your browser before you choose a tool.
          </p>
          {Answer && !isEmpty ? (
            <Answer
              content={content}
              isPressed={isPressed}
              onDone={() => setPressed(false)}
              onStatus={setStatus}
              field={field}
              onKey={onKey}
            />
          ) : (
            <ul className="relative grid grid-cols-2 gap-2 bg-raised">
              {samples.map(({ id, ...cell }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="button-quiet start-cell"
                    onClick={async ({ detail }) => {
                      const sample = await (await wake())?.sampleOf(id);
                      if (sample) put(sample);
                      // The button makes room for the answer; whoever pressed it by keyboard must not lose the focus.
                      if (detail === 0) field.current?.focus();
                    }}
                  >
                    <StartCell {...cell} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </form>
  );
}
