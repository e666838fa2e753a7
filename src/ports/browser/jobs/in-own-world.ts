import type { CDPSession } from 'puppeteer-core';

/** Runs functions in a world of our own, in which nothing that the page changed about its language and its elements holds. */
export interface OwnWorld {
  /** Defines what a script defines. */
  add(script: string): Promise<void>;
  /** Calls a function that is written down whole, with values that JSON has. @throws Error with what the function threw. */
  call<A>(written: (...given: never[]) => A, ...given: readonly unknown[]): Promise<Awaited<A>>;
}

export async function openWorld(session: CDPSession): Promise<OwnWorld> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  return {
    async add(expression) {
      const { exceptionDetails } = await session.send('Runtime.evaluate', {
        ...{ expression, contextId: executionContextId, returnByValue: true },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    },
    async call(written, ...given) {
      const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
        executionContextId,
        functionDeclaration: String(written),
        arguments: given.map((value) => ({ value })),
        ...{ returnByValue: true, awaitPromise: true },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
}
