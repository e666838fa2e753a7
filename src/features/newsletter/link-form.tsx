import { type FormEvent, useState } from 'react';
import { tellFailure } from '#ui/form/send-form';
import { dismissNotices } from '#ui/notice/notices';
import { callApi } from '#ui/tool-page/call-api';
import { LinkCard } from './link-card.tsx';
import { type LinkPage, linkPages } from './link-words.tsx';

/**
 * The button behind a link from a mail. Where no script runs, the browser itself sends the form to the address it is at, link
 * and all.
 */
export function LinkForm({ page }: { page: LinkPage }) {
  const { title, lead, button, busy: busyLabel, failed, answer } = linkPages[page];
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dismissNotices();
    setBusy(true);
    try {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      const headers = { 'content-type': 'application/json' };
      await callApi(`/newsletter/${page}`, { method: 'POST', headers, body: JSON.stringify({ token }) });
      // The link is of no more use: the way back does not lead to it.
      window.location.replace(`/newsletter/${answer}`);
    } catch (error) {
      tellFailure(failed, error);
    }
    setBusy(false);
  };
  return (
    <LinkCard title={title} lead={lead}>
      <form method="post" aria-busy={busy} onSubmit={(event) => void submit(event)}>
        <button type="submit" className="button w-full" disabled={busy}>
          {busy ? busyLabel : button}
        </button>
      </form>
    </LinkCard>
  );
}
