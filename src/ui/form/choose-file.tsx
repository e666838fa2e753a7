import type { CardFacts } from '#kit/facts';
import { prepareInPage } from '#workers/run-in-page';
import { notify } from '../notice/notices.tsx';
import { holdFile } from '../result/held-files.tsx';

/** What browsers that have it say of the line. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** The address of a file that a tool is to work on here. What it needs is fetched meanwhile, unless each byte of the line costs something. */
export function chooseFile(
  { slug, fetches = '0.1 to 0.3 MB, 0.5 MB for HEIC, and 1.1 MB for AVIF' }: CardFacts,
  file: File,
): string {
  const { saveData, effectiveType }: Line = 'connection' in navigator ? Object(navigator.connection) : {};
  if (saveData || SLOW.has(effectiveType)) {
    const reason = `It is worked on in your browser. The code for that is fetched when you press the button: ${fetches}.`;
    notify({ kind: 'warning', message: 'Your connection is slow or metered', reason });
  } else prepareInPage(slug);
  return holdFile(file);
}
