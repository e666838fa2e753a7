import { useEffect, useRef, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { notify } from '../notice/notices.tsx';
import { callApi } from '../tool-page/call-api.tsx';
import { Checkbox } from './choice.tsx';
import { TextInput } from './text-input.tsx';

export interface AddressPanelProps {
  /** The tool that fetches. */
  slug: string;
  /** Its input for an address; `{ url }` unless told. */
  inputOf?: (url: string) => object;
  /** What is chosen beside the address; its name is the tool's. */
  option?: { name: string; label: string; help: string };
  /** "Failed to load the page". */
  failed: string;
  /** Gets the tool's answer, which is still to be read by its schema. */
  onAnswer: (data: unknown, url: string) => void;
  help?: string;
  onClose: () => void;
}

/** Asks for an address, and the server for what stands there. */
export function AddressPanel({
  slug,
  failed,
  onAnswer,
  onClose,
  help,
  inputOf = (address) => ({ url: address }),
  option,
}: AddressPanelProps) {
  const [url, setUrl] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [running, setRunning] = useState<AbortController>();
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  useEffect(() => () => running?.abort(), [running]);

  const load = async () => {
    if (url.trim() === '') {
      notify({ kind: 'error', message: 'Please enter an address' });
      return;
    }
    const controller = new AbortController();
    setRunning(controller);
    try {
      const { data } = await callApi(`/tools/${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...inputOf(url.trim()), ...(option && isChosen && { [option.name]: true }) }),
        signal: controller.signal,
      });
      onAnswer(data, url.trim());
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      const reason = error instanceof ToolError ? error.message : 'Its answer could not be read.';
      notify({ kind: 'error', message: failed, reason });
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <fieldset
      ref={panel}
      aria-label="Load from address"
      className="mt-3 rounded-control border border-line bg-sunken p-3"
      onKeyDown={(event) => {
        // A field within the tool's form, which it must not send.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          if (!running) void load();
        }
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        label="Page address"
        value={url}
        onChange={setUrl}
        inputMode="url"
        placeholder="https://example.com/page"
        help={help ?? 'Our server fetches the page; neither its address nor its text is kept.'}
      />
      {option && (
        <div className="mt-3">
          <Checkbox label={option.label} checked={isChosen} onChange={setChosen} help={option.help} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" disabled={running !== undefined} onClick={() => void load()}>
          {running ? 'Loading...' : 'Load page'}
        </button>
        {running && (
          <button type="button" className="button-quiet" onClick={() => running.abort()}>
            Cancel
          </button>
        )}
      </div>
    </fieldset>
  );
}
