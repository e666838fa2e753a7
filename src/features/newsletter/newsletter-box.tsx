import { type FormEvent, useState } from 'react';
import { useReady } from '#ui/form/use-ready';
import { notify } from '#ui/notice/notices';

/** Stands on every page: what it does comes when somebody touches it. */
const loadSend = () => import('./send-subscription.tsx');

/** An address for the newsletter, in the footer. */
export function NewsletterBox() {
  const [busy, setBusy] = useState(false);
  const ready = useReady();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    await loadSend().then(
      ({ sendSubscription }) => sendSubscription(form),
      () => notify({ kind: 'error', message: 'The server could not be reached. Check your connection and try again.' }),
    );
    setBusy(false);
  };
  return (
    <form
      noValidate
      aria-busy={busy}
      onFocus={() => void loadSend().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <label className="font-medium" htmlFor="newsletter-email">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          className="control min-w-0 flex-1 basis-48"
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <input name="reference" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <button type="submit" className="button" disabled={busy || !ready}>
          {busy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
    </form>
  );
}
