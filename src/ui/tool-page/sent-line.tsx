import { useSyncExternalStore } from 'react';
import { sourceList } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { type Sent, sentByLastRun, subscribeToRuns } from './sent.tsx';

/** What an address gets, by a part of its path. */
const contents: readonly (readonly [part: string, what: string])[] = [
  ['/tools/', 'what the form holds'],
  ['/files', 'the file and its name'],
  ['/account/', 'what your account keeps'],
];

/** Below each result: what the run sent from this device, as the code that sends has counted it. `values`: of the result. */
export function SentLine({ values }: { values?: Readonly<Record<string, unknown>> | undefined }) {
  const run = useSyncExternalStore(subscribeToRuns, sentByLastRun);
  if (!run || (run.isLive && !values)) return null;
  const { sent } = run;
  const asked = sourceList().safeParse(values?.sources).data ?? [];
  const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
  const hosts = new Set(sent.map(({ address }) => address.host));
  return (
    <details className="mt-4 text-sm text-muted" data-print="off">
      <summary>
        Sent from this device: {total === 0 ? 'nothing' : `${formatBytes(total)} to ${[...hosts].join(', ')}`}
      </summary>
      {total === 0 && (
        <p className="mt-1">
          The tool ran in this browser. Only its code was fetched, and nothing you entered went with that.
        </p>
      )}
      <ul className="mt-1">
        {[...byPlace(sent)].map(([place, sizes]) => (
          <li key={place} className="wrap-anywhere">
            {sizes.reduce((sum, bytes) => sum + bytes, 0).toLocaleString('en')} bytes to {place}
            {sizes.length > 1 && ` in ${sizes.length} requests`}: {contents.find(([part]) => place.includes(part))?.[1]}
          </li>
        ))}
        {asked.map(({ protocol, server }) => (
          <li key={`${protocol} ${server}`}>
            The server asked {server} ({protocol}) for this answer.
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The bytes of each request, by host and path. */
function byPlace(sent: readonly Sent[]): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const { address, bytes } of sent) {
    const place = address.host + address.pathname;
    found.set(place, [...(found.get(place) ?? []), bytes]);
  }
  return found;
}
