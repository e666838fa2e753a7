import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { AnyTool, Run, ToolOutput } from '#kit/define-tool';
import { execute, parseInput } from '#kit/execute';
import type { ToolFacts } from '#kit/facts';
import { ToolError } from '#kit/tool-error';
import { dismissNotices, notify } from '../notice/notices.tsx';
import { callApi } from './call-api.tsx';

/** Where the browser gets a tool's definition and logic: lazy imports, so that the first load carries neither. */
export interface ToolSource<T extends AnyTool> {
  tool: () => Promise<{ default: T }>;
  /** Needed by tools that run in the browser. */
  run?: () => Promise<{ default: Run<T> }>;
}

export interface ToolState<T extends AnyTool> {
  busy: boolean;
  /** The last good result; a failure or new input leaves it. */
  result: ToolOutput<T> | undefined;
  /** Validates, runs and reports by notices. Resolves with the result, or `undefined` when there is none. */
  submit: (input: unknown) => Promise<ToolOutput<T> | undefined>;
  cancel: () => void;
  /** Fetches the definition ahead of the first press. */
  prepare: () => void;
}

/** The life of a tool on its page: idle, busy, result or failure, with the specification's notices. */
export function useTool<T extends AnyTool>(facts: ToolFacts, source: ToolSource<T>): ToolState<T> {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ToolOutput<T>>();
  const running = useRef<AbortController>(undefined);
  const latest = useRef(source);
  latest.current = source;

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const prepare = useCallback(() => {
    // A failed fetch shows itself when the tool is used.
    latest.current.tool().catch(() => undefined);
  }, []);

  const submit = useCallback(
    async (input: unknown) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setBusy(true);
      dismissNotices();
      try {
        const answer = await runTool(facts, latest.current, input, controller.signal);
        if (answer !== undefined) {
          setResult(answer);
          notify({ kind: 'success', message: facts.labels.done });
        }
        return answer;
      } catch (error) {
        reportFailure(facts, error);
        return undefined;
      } finally {
        if (running.current === controller) setBusy(false);
      }
    },
    [facts],
  );

  return { busy, result, submit, cancel, prepare };
}

async function runTool<T extends AnyTool>(
  facts: ToolFacts,
  source: ToolSource<T>,
  input: unknown,
  signal: AbortSignal,
): Promise<ToolOutput<T> | undefined> {
  const { default: tool } = await source.tool();
  const run = source.run;
  if (facts.runsIn === 'browser' && run) {
    const loadRun = async () => (await run()).default;
    return parseOutput<T['output']>(tool.output, await execute({ slug: facts.slug, tool, loadRun }, input, { signal }));
  }
  parseInput(tool.input, input);
  const envelope = await callApi(`/tools/${facts.slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal,
  });
  if (!envelope.success) return refused(facts);
  return parseOutput<T['output']>(tool.output, envelope.data);
}

function parseOutput<S extends z.ZodObject>(schema: S, data: unknown): z.output<S> {
  return schema.parse(data);
}

/** By the specification, a refusal without an error status passes in silence for picture and domain tools. */
function refused(facts: ToolFacts): undefined {
  if (facts.category === 'image' || facts.category === 'domain') return undefined;
  throw new ToolError('upstream-failed', '');
}

function reportFailure(facts: ToolFacts, error: unknown) {
  if (!(error instanceof ToolError)) {
    console.error(error);
    notify({ kind: 'error', message: facts.labels.failed });
    return;
  }
  if (error.code === 'cancelled') return;
  if (error.code === 'invalid-input') notify({ kind: 'error', message: error.message });
  else notify({ kind: 'error', message: facts.labels.failed, ...(error.message ? { reason: error.message } : {}) });
}
