import type { ReactNode } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { ShownProps } from '#ui/domain/domain-parts';
import { Icon } from '#ui/icon';
import { RunProgress } from '#ui/result/run-progress';
import { CheckList } from './check-list.tsx';
import { Comparisons } from './comparisons.tsx';
import type tool from './tool.ts';

type MoreProps = Omit<ShownProps<typeof tool>, 'result'> & { output: ToolOutput<typeof tool> };

/** What is only asked on request: checks of mail and security, and other resolvers. */
export function More({ output, busy, progress, askMore }: MoreProps) {
  const { partial } = progress ?? {};
  // What is known of the same name already shows while the rest comes.
  const arriving = busy && partial?.domain === output.domain ? partial : undefined;
  const checks = longer(output.checks, arriving?.checks);
  const resolvers = longer(output.resolvers, arriving?.resolvers);
  const ask = (wish: object) =>
    askMore({
      mail: output.checks.length > 0,
      security: output.checks.length > 0,
      resolvers: output.resolvers.length > 0,
      ...wish,
    });
  return (
    <>
      <section aria-labelledby="checks" className="border-t border-line pt-5">
        <h2 id="checks" className="text-xl font-semibold">
          Mail and security
        </h2>
        {output.checks.length === 0 && (
          <Offer
            text="SPF, DMARC, DKIM, MTA-STS, TLS reports, BIMI, CAA and DNSSEC in words, with what to mend."
            busy={busy}
            onPress={() => ask({ mail: true, security: true })}
          >
            <Icon name="shield-check" /> Check mail and security
          </Offer>
        )}
        {arriving && output.checks.length === 0 && <RunProgress label="Checking" progress={progress} />}
        {checks.length > 0 && <CheckList checks={checks} />}
      </section>
      <section aria-labelledby="resolvers" className="border-t border-line pt-5">
        <h2 id="resolvers" className="text-xl font-semibold">
          Public resolvers
        </h2>
        {output.resolvers.length === 0 && (
          <Offer
            text="What resolvers of several operators answer right now, and where they differ."
            busy={busy}
            onPress={() => ask({ resolvers: true })}
          >
            <Icon name="git-compare" /> Compare resolvers
          </Offer>
        )}
        {arriving && output.checks.length > 0 && <RunProgress label="Comparing" progress={progress} />}
        {resolvers.length > 0 && <Comparisons comparisons={resolvers} />}
      </section>
    </>
  );
}

function longer<T>(one: readonly T[], other: readonly T[] = []): readonly T[] {
  return other.length > one.length ? other : one;
}

interface OfferProps {
  text: string;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Offer({ text, busy, onPress, children }: OfferProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-[34rem] text-muted">{text}</p>
      <button type="button" className="button-quiet" disabled={busy} onClick={onPress}>
        {children}
      </button>
    </div>
  );
}
