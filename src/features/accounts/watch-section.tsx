import { useState } from 'react';
import { Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { AccountSection, dayText } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';
import { useWatches, type Watched } from './use-watches.tsx';
import { kindFacts } from './watch-facts.tsx';
import { AUDIT } from './watch-kinds.ts';

/** What is looked at again and again: begun here, with its history, paused and ended. */
export function WatchSection() {
  const { found, fault, set } = useWatches();
  const [kind, setKind] = useState('site');
  const [target, setTarget] = useState('');
  const [busy, setBusy] = useState(false);
  const tell = async (failed: string, name: string, input: object) => {
    const answer = await tryAccount(failed, name, input);
    if (answer) set(answer.data);
    return answer !== undefined;
  };
  const begin = async () => {
    setBusy(true);
    if (await tell('Failed to begin', 'watch', { kind, target })) setTarget('');
    setBusy(false);
  };
  const { list = [], kinds = [], most = 0 } = found ?? {};
  // Where the operator allows none, there is nothing to say.
  if (found && most === 0) return null;
  const chosen = kindFacts(kind);
  return (
    <AccountSection
      id="watches"
      title="Watched"
      icon={<Icon name="eye" />}
      lead={`Sites, certificates and domains are looked at again and again, and an email tells you of each change, once, with what to do. Up to ${most || 'a few'}.`}
    >
      {fault !== undefined && <p role="alert">{fault}</p>}
      {found && (
        <form
          className="grid gap-4 sm:grid-cols-2"
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <Select
            label="What to watch"
            value={kind}
            options={kinds}
            names={Object.fromEntries(kinds.map((name) => [name, kindFacts(name).title]))}
            help={chosen.help}
            onChange={setKind}
          />
          <TextInput
            label={chosen.takes === 'domain' ? 'Domain' : 'Address'}
            placeholder={chosen.takes === 'domain' ? 'example.com' : 'https://example.com/'}
            inputMode="url"
            value={target}
            onChange={setTarget}
          />
          <p>
            <button type="submit" className="button" disabled={busy || target.trim() === ''}>
              Watch it
            </button>
          </p>
        </form>
      )}
      {found && list.length === 0 && <p className="text-muted">Nothing is watched yet.</p>}
      <ul className="grid gap-4">
        {list.map((watch) => (
          <Row
            key={watch.id}
            watch={watch}
            onPause={() => tell('Failed to change it', 'pause-watch', { id: watch.id, isPaused: !watch.isPaused })}
            onEnd={() => tell('Failed to end it', 'end-watch', { id: watch.id })}
          />
        ))}
      </ul>
    </AccountSection>
  );
}

interface RowProps {
  watch: Watched;
  onPause: () => Promise<boolean>;
  onEnd: () => Promise<boolean>;
}

function Row({ watch, onPause, onEnd }: RowProps) {
  const { kind, target, isPaused, looks, state } = watch;
  const { title, figure } = kindFacts(kind);
  const last = looks.at(-1);
  const changes = looks
    .filter(({ isChange }) => isChange)
    .slice(-5)
    .reverse();
  return (
    <li className="rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{target}</p>
          <p className="text-sm text-muted">{title}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          {kind === AUDIT && state !== undefined && state !== '' && (
            <a className="button-quiet" href={`/audit${new URL(state).hash}`}>
              Report
            </a>
          )}
          <button type="button" className="button-quiet" onClick={() => void onPause()}>
            {isPaused ? 'Go on' : 'Pause'}
            <span className="sr-only"> watching {target}</span>
          </button>
          <button type="button" className="button-quiet" onClick={() => void onEnd()}>
            End
            <span className="sr-only"> watching {target}</span>
          </button>
        </span>
      </div>
      <p className={`mt-2 flex items-center gap-2 ${last?.isBad ? 'text-danger' : ''}`}>
        {last?.isBad ? <Icon name="triangle-alert" /> : <Icon name="circle-check" className="text-accent" />}
        {isPaused ? 'Paused. ' : ''}
        {last ? `${last.words} ${timeOf(last.at)}` : 'The first look is soon.'}
      </p>
      <History looks={looks} label={figure.label} unit={figure.unit} />
      {changes.length > 0 && (
        <ul className="mt-2 text-sm text-muted">
          {changes.map(({ at, words }) => (
            <li key={at}>
              {dayText(at)}: {words}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function timeOf(at: number): string {
  return `(${new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })})`;
}

/** The figures of its looks, one bar each, the latest on the right. */
function History({ looks, label, unit }: { looks: Watched['looks']; label: string; unit: string }) {
  const figures = looks.flatMap(({ figure }) => figure ?? []);
  if (figures.length < 2) return null;
  const most = Math.max(...figures, 1);
  const [first = 0, last = 0] = [figures[0], figures.at(-1)];
  return (
    <figure className="mt-3">
      <div
        role="img"
        aria-label={`${label}: ${looks.length} looks, from ${first} to ${last} ${unit}, at most ${most}`}
        className="flex h-16 items-end gap-px"
      >
        {looks.map(({ at, figure = 0, isBad }) => (
          <span
            key={at}
            className={`min-w-0.5 flex-1 rounded-t-xs ${isBad ? 'bg-danger' : 'bg-accent'}`}
            style={{ height: `${Math.max(3, (100 * figure) / most)}%` }}
          />
        ))}
      </div>
      <figcaption className="text-xs text-muted">
        {label}, now {last.toLocaleString('en')} {unit}
      </figcaption>
    </figure>
  );
}
