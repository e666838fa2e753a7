import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';

const FAILED = 'Failed to make the link';

/** What a link carries: a text, or all that a form holds. */
type Shared = { text: string } | { form: object };

/**
 * Puts a link to this page on the clipboard, with its options and what is shared: in the fragment, which is sent to no server, and
 * only when the visitor asks for it.
 */
export function ShareLink(shared: Shared) {
  const share = async () => {
    try {
      const { LONGEST_FRAGMENT, SHARED_FORM, textToFragment } = await import('../text-in-link.tsx');
      const fragment = await textToFragment('text' in shared ? shared.text : JSON.stringify(shared.form));
      if (fragment === undefined) {
        const reason = `A link can contain about ${LONGEST_FRAGMENT.toLocaleString('en')} characters. Send the text as a file instead.`;
        notify({ kind: 'error', message: FAILED, reason: `The text is too long. ${reason}` });
        return;
      }
      const { origin, pathname, search } = window.location;
      const name = 'text' in shared ? fragment : fragment.replace('#', SHARED_FORM);
      await navigator.clipboard.writeText(origin + pathname + search + name);
      const reason = 'It contains your text: anyone with the link can read it.';
      notify({ kind: 'success', message: 'Link copied to clipboard', reason });
    } catch (error) {
      console.error(error);
      notify({ kind: 'error', message: FAILED });
    }
  };
  return (
    <button type="button" className="button-quiet" onClick={() => void share()}>
      <Icon name="link" /> Share link
    </button>
  );
}
