import { type PropsWithChildren, type ReactElement, Suspense, use, useEffect, useMemo, useState } from 'react';

/** A part of the page that stays as it was drawn until it is wanted: a visitor who only reads spends no time on it. */
interface Sleep {
  /** Resolves when it is wanted; absent where it is from the beginning. */
  until: Promise<void> | undefined;
  wake: () => void;
}

/** Whatever is reached for first, the sleeping part may be next. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'change'];

/** @param isWanted whether it has to be alive from the first moment on; asked once, in the browser. */
export function useSleep(isWanted: () => boolean): Sleep {
  const [sleep] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isDrawing = typeof document === 'undefined';
    return { until: isDrawing || isWanted() ? undefined : promise, wake: resolve };
  });
  const { wake } = sleep;
  useEffect(() => {
    const controller = new AbortController();
    for (const touch of TOUCHES) addEventListener(touch, () => wake(), { signal: controller.signal, capture: true });
    return () => controller.abort();
  }, [wake]);
  return sleep;
}

interface AsleepProps extends Pick<Sleep, 'until'> {
  children: ReactElement;
  /** What the children differ by: while that is the same, nothing asks the browser to look at them. */
  by: string;
}

export function Asleep({ until, by, children }: AsleepProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children are another element each time, and the same while `by` is.
  return useMemo(
    () => (
      <Suspense>
        <Waiting until={until}>{children}</Waiting>
      </Suspense>
    ),
    [until, by],
  );
}

function Waiting({ until, children }: PropsWithChildren<Pick<Sleep, 'until'>>) {
  if (until) use(until);
  return children;
}
