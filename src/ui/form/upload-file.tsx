import { ToolError } from '#kit/tool-error';
import { apiBase } from '../api-base.tsx';
import { notify } from '../notice/notices.tsx';
import { isEnvelope, refusal } from '../tool-page/call-api.tsx';
import { noteSent } from '../tool-page/sent.tsx';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** A file in the short-lived store. */
export interface Uploaded {
  url: string;
  /** ISO 8601: when it is deleted. */
  expiresAt: string;
}

/** Puts a picture into the short-lived store. Resolves with its address, or with `undefined` when it failed and a notice says why. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<string | undefined> {
  try {
    return (await sendFile(file, options)).url;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'cancelled') return undefined;
    notify({ kind: 'error', message: `"${file.name}" could not be uploaded`, reason: error.message });
    return undefined;
  }
}

/** @throws ToolError with the server's reason, or `cancelled`. */
export function sendFile(file: File, { signal, onProgress }: UploadOptions): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  // XMLHttpRequest and not fetch: only it tells how much of a body has been sent.
  const request = new XMLHttpRequest();
  const address = `${apiBase}/files?name=${encodeURIComponent(file.name)}`;
  let sent = 0;
  request.open('POST', address);
  request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => {
    sent = loaded;
    onProgress(total > 0 ? loaded / total : 0);
  };
  // Of one that was stopped, what had left by then.
  request.upload.onloadend = ({ loaded }) => noteSent(address, Math.max(sent, loaded));
  request.onload = () => {
    const answer: unknown = request.response;
    const uploaded = uploadedIn(answer);
    if (uploaded) resolve(uploaded);
    else if (isEnvelope(answer)) reject(refusal(answer, request.getResponseHeader('retry-after')));
    else reject(new ToolError('upstream-failed', `The server gave no readable answer (status ${request.status}).`));
  };
  request.onerror = () =>
    reject(new ToolError('upstream-failed', 'The server could not be reached. Check your connection and try again.'));
  request.onabort = () => reject(new ToolError('cancelled', 'Cancelled.'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}

function uploadedIn(answer: unknown): Uploaded | undefined {
  if (!isEnvelope(answer) || !answer.success) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('url' in data) || !('expiresAt' in data)) return undefined;
  const { url, expiresAt } = data;
  return typeof url === 'string' && typeof expiresAt === 'string' ? { url, expiresAt } : undefined;
}
