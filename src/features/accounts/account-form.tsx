import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useReady } from '#ui/form/use-ready';
import { dismissNotices } from '#ui/notice/notices';
import { type AccountFieldSpec, faultOf } from './account-fields.tsx';

interface AccountFormProps {
  fields: readonly AccountFieldSpec[];
  button: string;
  busyButton: string;
  /** Sends what was entered; the form stays as it is while that runs. Resolves with whether it was taken. */
  onSend: (values: Record<string, string>, form: HTMLFormElement) => Promise<boolean>;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  isDanger?: boolean;
  /** Of the form, where no heading names it. */
  label?: string;
}

/** A form of accounts: its fields with their faults below them, one button, busy while it is sent. */
export function AccountForm(props: AccountFormProps) {
  const { fields, button, busyButton, onSend, children, aside, isDanger = false, label } = props;
  const submitButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const ready = useReady();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = Object.fromEntries(
      fields.map((field) => [field.name, faultOf(form.elements.namedItem(field.name), field)]),
    );
    setFaults(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    const control = first && form.elements.namedItem(first.name);
    if (control instanceof HTMLElement) return control.focus();
    dismissNotices();
    setBusy(true);
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isTaken = await onSend(values, form).finally(() => setBusy(false));
    if (isTaken) form.reset();
  };

  useEffect(() => {
    if (!busy) return;
    // A button that is disabled drops the focus to the top of the page.
    return () => {
      if (document.activeElement === document.body) submitButton.current?.focus({ preventScroll: true });
    };
  }, [busy]);

  return (
    <form
      className="grid gap-5"
      noValidate
      aria-busy={busy}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {fields.map((field) => (
        <AccountField
          key={field.name}
          field={field}
          fault={faults[field.name]}
          onChange={() => setFaults({ ...faults, [field.name]: undefined })}
        />
      ))}
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          ref={submitButton}
          type="submit"
          className={isDanger ? 'button-quiet min-h-11 border-danger px-4 text-base text-danger' : 'button'}
          disabled={busy || !ready}
        >
          {busy ? busyButton : button}
        </button>
        {aside}
      </div>
    </form>
  );
}

interface AccountFieldProps {
  field: AccountFieldSpec;
  fault: string | undefined;
  onChange: () => void;
}

function AccountField({ field, fault, onChange }: AccountFieldProps) {
  const { name, label, type = 'text', autoComplete, help, value } = field;
  const id = useId();
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        required
        readOnly={value !== undefined}
        defaultValue={value}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={described || undefined}
        className="control aria-invalid:border-danger"
        onChange={() => fault && onChange()}
      />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What people do not see, and machines fill in. */
export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input name="reference" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
