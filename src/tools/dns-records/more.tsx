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
type Wish = 'checks' | 'resolvers';

/** What is only asked on request: checks of mail and security, and other resolvers. */
export function More({ output, whole }: MoreProps) {
  const [wish, setWish] = useState<Wish>();
  const { busy, progress } = whole;
  const { data: partial } = tool.output.partial().safeParse(progress?.partial);
  // What is known of the same name already shows while the rest comes.
  const arriving = busy && partial?.domain === output.domain ? partial : undefined;
  const checks = output.checks.length > 0 ? output.checks : (arriving?.checks ?? []);
  const resolvers = output.resolvers.length > 0 ? output.resolvers : (arriving?.resolvers ?? []);
  const ask = (added: Wish) => {
    setWish(added);
    const wanted = (one: Wish) => added === one || output[one].length > 0;
    void whole.again({ mail: wanted('checks'), security: wanted('checks'), resolvers: wanted('resolvers') });
  };
  const common = { busy, onAsk: ask, progress: arriving && progress, wish };
  return (
    <>
      <Part
        {...common}
        is="checks"
        title="Mail and security"
        text="SPF, DMARC, DKIM, MTA-STS, TLS reports, BIMI, CAA and DNSSEC explained, and what to fix."
        button={<CheckButton />}
        isThere={output.checks.length > 0}
      >
        {checks.length > 0 && <CheckList checks={checks} />}
      </Part>
      <Part
        {...common}
        is="resolvers"
        title="Public resolvers"
        text="What resolvers of several operators answer right now, and where they differ."
        button={<CompareButton />}
        isThere={output.resolvers.length > 0}
      >
        {resolvers.length > 0 && <Comparisons comparisons={resolvers} />}
      </Part>
    </>
  );
}

function CheckButton() {
  return (
    <>
      <Icon name="shield-check" /> Check mail and security
    </>
  );
}

function CompareButton() {
  return (
    <>
      <Icon name="git-compare" /> Compare resolvers
    </>
  );
}

interface PartProps {
  is: Wish;
  title: string;
  /** What pressing the button brings. */
  text: string;
  button: ReactNode;
  isThere: boolean;
  busy: boolean;
  /** What was pressed last. */
  wish: Wish | undefined;
  progress: Progress | undefined;
  onAsk: (wish: Wish) => void;
  children: ReactNode;
}

function Part({ is, title, text, button, isThere, busy, wish, progress, onAsk, children }: PartProps) {
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
            {button}
          </button>
        </div>
      )}
      {!isThere && busy && wish === is && <RunProgress label="Asking" progress={progress} />}
      {children}
    </section>
  );
}
