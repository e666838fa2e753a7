import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createResourceReader } from './read-resource.ts';
import { createToolServer, type ToolServerOptions } from './tool-server.ts';

/** Serves one agent over standard input and output, until it closes them or `signal` is aborted. */
export async function serveOverStdio(
  options: Omit<ToolServerOptions, 'readResource'>,
  signal: AbortSignal,
): Promise<void> {
  const readResource = createResourceReader(options.ports.files);
  const handle = serveStdio(() => createToolServer({ ...options, readResource }), { maxSubscriptions: 0 });
  await Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), aborted(signal)]);
  await handle.close();
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
