import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useReady } from '#ui/form/use-ready';
import { Icon } from '#ui/icon';
import { dismissNotices } from '#ui/notice/notices';
import { type ContactFaults, type ContactFieldName, contactFieldNames, faultsIn } from './contact-faults.tsx';
import { ContactField } from './contact-field.tsx';
import { sendMessage } from './send-message.tsx';

interface ContactFormProps {
  /** Where to write when no script runs. */
  email: string;
}

/** The form with its states: idle, faulty, busy, sent; a failure leaves everything that was typed. */
export function ContactForm({ email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [faults, setFaults] = useState<ContactFaults>({});
  const ready = useReady();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const found = faultsIn(currentTarget);
    setFaults(found);
    setSent(false);
    const first = contactFieldNames.find((name) => found[name] !== undefined);
    if (first) return focusOn(currentTarget, first);
    dismissNotices();
    setBusy(true);
    const isSent = await sendMessage(currentTarget);
    setBusy(false);
    if (!isSent) return;
    currentTarget.reset();
    setSent(true);
  };

  useEffect(() => {
    if (!busy) return;
    // A button that is disabled drops the focus to the top of the page.
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [busy]);

  const startAnew = () => {
    setSent(false);
    if (form.current) focusOn(form.current, 'name');
  };
  const field = { faults, onChange: (name: ContactFieldName) => setFaults({ ...faults, [name]: undefined }) };
  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      aria-busy={busy}
      aria-labelledby="send-us-a-message"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactField name="name" autoComplete="name" {...field} />
        <ContactField name="email" type="email" autoComplete="email" {...field} />
      </div>
      <ContactField name="subject" {...field} />
      <ContactField name="message" rows={8} {...field} />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <button ref={button} type="submit" className="button w-full sm:w-auto" disabled={busy || !ready}>
          {busy ? 'Sending...' : 'Send Message'}
        </button>
      </div>
      <noscript>
        <p>
          Sending this form needs JavaScript. Without it, write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </p>
      </noscript>
      {sent && <SentPanel onAnother={startAnew} />}
    </form>
  );
}

function focusOn(form: HTMLFormElement, name: ContactFieldName): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function SentPanel({ onAnother }: { onAnother: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-accent bg-accent-soft p-4 sm:p-5"
    >
      <span className="mt-0.5 text-xl text-accent">
        <Icon name="circle-check" />
      </span>
      <div>
        <p className="font-semibold">Thank you for your message!</p>
        <p className="mt-1">We've received your inquiry and will get back to you as soon as possible.</p>
        <button type="button" className="button-quiet mt-4" onClick={onAnother}>
          Write another message
        </button>
      </div>
    </div>
  );
}
