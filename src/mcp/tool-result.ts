import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { madeFiles } from '#kit/facts';
import type { ToolEntry } from '#kit/registry';
import { errorCodes, type ToolError } from '#kit/tool-error';
import type { Files } from '#ports/files/port';
import { NoSuchTool } from './find-tool.ts';

/** Bytes of a picture that is answered in the message itself; a larger one is read by its address. */
const MAX_INLINE = 512 * 1024;

/** Pictures that the models behind agents can look at. */
const VIEWABLE = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** A result as data, as text, and as links to the files it names. */
export async function toolResult(entry: ToolEntry, json: string, files: Files | undefined): Promise<CallToolResult> {
  const data: Record<string, unknown> = JSON.parse(json);
  const produced = await Promise.all(madeFiles(entry, data).map(({ address }) => fileContent(address, files)));
  return { content: [text(json), ...produced.flat()], structuredContent: data };
}

async function fileContent(address: string, files: Files | undefined): Promise<ContentBlock[]> {
  const id = files?.idOf(address);
  const stored = id === undefined ? undefined : await files?.stat(id);
  if (!stored) return [];
  const { url, name, type, bytes } = stored;
  const link: ContentBlock = { type: 'resource_link', uri: url, name, mimeType: type, size: bytes };
  if (bytes > MAX_INLINE || !VIEWABLE.includes(type)) return [link];
  const content = (await files?.get(stored.id))?.content;
  if (!content) return [link];
  return [link, { type: 'image', data: Buffer.from(content).toString('base64'), mimeType: type }];
}

/** What an agent is told when a call fails. */
export function errorResult(error: ToolError): CallToolResult {
  const { code, message, field, retryAfter } = error;
  const more = {
    ...(field ? { field } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(error instanceof NoSuchTool ? { nearSlugs: error.nearSlugs } : {}),
  };
  return failed({ code, message, number: errorCodes[code].mcp, ...more });
}

export const internalError = failed({ code: 'internal', message: 'Something went wrong on our side.', number: -32603 });

function failed(fault: { code: string; message: string; number: number }): CallToolResult {
  return { isError: true, content: [text(fault.message)], structuredContent: fault };
}

function text(words: string): ContentBlock {
  return { type: 'text', text: words };
}
