import { type ReactNode, useRef, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import type { OwnResultProps } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { RunProgress } from '#ui/result/run-progress';
import { CheckList } from './check-list.tsx';
import { Comparisons } from './comparisons.tsx';
import tool from './tool.ts';

type MoreProps = Pick<OwnResultProps<typeof tool>, 'whole'> & { output: ToolOutput<typeof tool> };

/** What is only asked on request: checks of mail and security, and other resolvers. */
export function More({ output, whole }: MoreProps) {
  const [wish, setWish] = useState<keyof typeof parts>();
  const { busy, progress } = whole;
  const { data: partial } = tool.output.partial().safeParse(progress?.partial);
  // What is known of the same name already shows while the rest comes.
  const arriving = busy && partial?.domain === output.domain ? partial : undefined;
  const checks = output.checks.length > 0 ? output.checks : (arriving?.checks ?? []);
  const resolvers = output.resolvers.length > 0 ? output.resolvers : (arriving?.resolvers ?? []);
  const ask = (added: keyof typeof parts) => {
    setWish(added);
    const wanted = (one: keyof typeof parts) => added === one || output[one].length > 0;
    void whole.again({ mail: wanted('checks'), security: wanted('checks'), resolvers: wanted('resolvers') });
  };
  const common = { busy, onAsk: ask, progress: arriving && progress, wish };
  return (
    <>
      <Part {...common} is="checks" isThere={output.checks.length > 0}>
        {checks.length > 0 && <CheckList checks={checks} />}
      </Part>
      <Part {...common} is="resolvers" isThere={output.resolvers.length > 0}>
        {resolvers.length > 0 && <Comparisons comparisons={resolvers} />}
      </Part>
    </>
  );
}

/** What each brings, and the button that asks for it. */
const parts = {
  checks: {
    title: 'Mail and security',
    text: 'SPF, DMARC, DKIM, MTA-STS, TLS reports, BIMI, CAA and DNSSEC explained, and what to fix.',
    icon: 'shield-check',
    action: 'Check mail and security',
  },
  resolvers: {
    title: 'Public resolvers',
    text: 'What resolvers of several operators answer right now, and where they differ.',
    icon: 'git-compare',
    action: 'Compare resolvers',
  },
};

interface PartProps {
  is: keyof typeof parts;
  isThere: boolean;
  busy: boolean;
  /** What was pressed last. */
  wish: keyof typeof parts | undefined;
  progress: Progress | undefined;
  onAsk: (wish: keyof typeof parts) => void;
  children: ReactNode;
}

function Part({ is, isThere, busy, wish, progress, onAsk, children }: PartProps) {
  const { title, text, icon, action } = parts[is];
  const heading = useRef<HTMLHeadingElement>(null);
  const press = () => {
    // The button goes; who reads on by keyboard goes on from here.
    heading.current?.focus();
    onAsk(is);
  };
  return (
    <section aria-labelledby={`more-${is}`} className="border-t border-line pt-5">
      <h2 id={`more-${is}`} ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h2>
      {!isThere && (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted">{text}</p>
          <button type="button" className="button-quiet" disabled={busy} onClick={press}>
            <Icon name={icon} /> {action}
          </button>
        </div>
      )}
      {!isThere && busy && wish === is && <RunProgress label="Asking" progress={progress} />}
      {children}
    </section>
  );
}
