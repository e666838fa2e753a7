import { notify } from '../notice/notices.tsx';
import { textFromFragment } from '../text-in-link.tsx';

/** The text in a shared link; where it is damaged, that is said. */
export async function sharedText(fragment: string): Promise<string | undefined> {
  const text = await textFromFragment(fragment);
  if (text === undefined) notify({ kind: 'error', message: 'The text in this link is damaged or too long.' });
  return text;
}

/** Opens the text in a shared link, or says that it is damaged. */
export async function readSharedText(fragment: string, onText: (text: string) => void): Promise<void> {
  const text = await sharedText(fragment);
  if (text !== undefined) onText(text);
}
