import { ToolError } from '#kit/tool-error';
import { apiBase } from '../api-base.tsx';
import { notify } from '../notice/notices.tsx';
import { codeOf, isEnvelope } from '../tool-page/call-api.tsx';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Puts a picture into the short-lived store. Resolves with its address, or with `undefined` when it failed and a notice says why. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<string | undefined> {
  try {
    return await upload(file, options);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'cancelled') return undefined;
    notify({ kind: 'error', message: `"${file.name}" could not be uploaded`, reason: error.message });
    return undefined;
  }
}

/** @throws ToolError with the server's reason, or `cancelled`. */
function upload(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // XMLHttpRequest and not fetch: only it tells how much of a body has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', `${apiBase}/files?name=${encodeURIComponent(file.name)}`);
  request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const answer: unknown = request.response;
    const url = addressIn(answer);
    if (url) resolve(url);
    else if (isEnvelope(answer)) reject(new ToolError(codeOf(answer), answer.message));
    else reject(new ToolError('upstream-failed', `The server gave no readable answer (status ${request.status}).`));
  };
  request.onerror = () =>
    reject(new ToolError('upstream-failed', 'The server could not be reached. Check your connection and try again.'));
  request.onabort = () => reject(new ToolError('cancelled', 'Cancelled.'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}

function addressIn(answer: unknown): string | undefined {
  if (!isEnvelope(answer) || !answer.success) return undefined;
  const { data } = answer;
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'
    ? data.url
    : undefined;
}
