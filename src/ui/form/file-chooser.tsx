import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { Field } from './field.tsx';

interface FileChooserProps {
  label: string;
  help: string | undefined;
  /** The button's name: "Open file". */
  action: string;
  onFile: (file: File) => void;
  /** Beside the button: what was chosen, or that a file can be dropped. */
  children: ReactNode;
}

/** One file of the visitor's, chosen or dropped. */
export function FileChooser({ label, help, action, onFile, children }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge p-3">
          <button {...ids} type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
            <Icon name="file-up" /> {action}
          </button>
          <span className="min-w-0 text-muted wrap-anywhere">{children}</span>
          <input
            ref={chooser}
            type="file"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
