import type { TemporaryFile } from '#ports/files/port';

/** One request to an address that a stranger chose. */
export interface HttpRequest {
  url: string;
  /** Media types the caller can use, such as `image/*`. Another type is refused before the body is read. Absent: any. */
  accept?: readonly string[];
  /** Bytes of the decoded body that are read at most; more is refused. The adapter's own limit is above it. */
  maxBytes?: number;
  /** Milliseconds for the whole exchange, redirects included. The adapter's own limit is above it. */
  timeout?: number;
  /** For callers to whom the status is the answer: every status resolves, those outside 200 to 299 with an empty body. */
  anyStatus?: boolean;
  /** For callers to whom the first answer's head is the answer: no redirect is followed, every status resolves, no body is read. */
  headOnly?: boolean;
  /** Types whose bodies are of use, as `text/html`: an answer of another one resolves with an empty body. Absent: any. */
  bodies?: readonly string[];
  /** What the server gave with the answer before. An answer that has not changed since is one of status 304. */
  since?: { etag: string | null; modified: string | null };
  /** For crawls, to which each redirect is an answer of its own: none is followed. With `anyStatus`, every status resolves. */
  isSingle?: boolean;
  /** Tells for each answer how its connection came about, in `connection`. */
  isTimed?: boolean;
  /** For visits that a list of addresses brings: waits until the site's turn comes, among the visits of everybody. */
  isPolite?: boolean;
  signal?: AbortSignal;
}

/** The head of one answer. */
export interface HttpHead {
  url: string;
  status: number;
  /** Lower-case names; values of one name are joined by commas. */
  headers: Readonly<Record<string, string>>;
  /** Each `Set-Cookie` header by itself: the commas in them make the joined value unreadable. */
  setCookies: readonly string[];
  /** Milliseconds from asking this address to its head, the connection included. */
  waited: number;
  /** Absent unless `isTimed`, and for what was answered without one. */
  connection?: HttpConnection;
}

/** How a connection came about. The times are parts of `waited`, in milliseconds. */
export interface HttpConnection {
  /** The address that was reached. */
  address: string;
  /** Until the name was found in the DNS. */
  lookup: number;
  /** From there to the connection. */
  connect: number;
  /** From there until TLS was agreed upon; 0 without. */
  secure: number;
}

/** `url` is the address that answered, after redirects. */
export interface HttpResponse extends HttpHead {
  /** Decoded. */
  body: Uint8Array;
  /** Bytes of the body as they travelled, 0 when it was not read. */
  encodedBytes: number;
  /** Milliseconds from the head to the end of the body, 0 when it was not read. */
  read: number;
  /** The answers that were followed to get here, in their order. */
  redirects: readonly HttpHead[];
}

/** An answer that is at hand: of the site's own sample pages, and of the web that tests have. */
export interface HeldAnswer {
  /** 200 by default. */
  status?: number;
  /** Lower-case names. */
  headers?: Readonly<Record<string, string>>;
  /** Each is one `Set-Cookie` header. */
  setCookies?: readonly string[];
  body?: Uint8Array | string;
  /** Bytes that the body is said to have taken on its way; as long as it is by default. */
  encodedBytes?: number;
  /** Milliseconds that the head and the body are said to have taken; none by default. */
  waited?: number;
  read?: number;
}

export type Download = Pick<HttpRequest, 'url' | 'accept' | 'maxBytes' | 'timeout' | 'isPolite' | 'signal'>;

interface DownloadedFile extends TemporaryFile {
  /** The media type that the server says, in lower case and without parameters. */
  type: string;
  /** Whether the address that was asked is one of our own file store. */
  isOwn: boolean;
}

/**
 * The guarded client: only http and https, only addresses that the guard lets through, no cookies, no credentials,
 * bounded time and size. Addresses of our own file store are answered from the store.
 */
export interface Http {
  /**
   * Resolves with the answer when its status is 200 to 299; with `anyStatus`, also with others, such as the last of too
   * many redirects; with `headOnly`, with whatever answers first.
   *
   * @throws ToolError `invalid-input` (no address), `target-refused` (address not allowed), `not-found` (404, 410, no such host),
   * `unsupported` (media type), `too-large`, `timed-out`, `upstream-failed` (other statuses, broken connections), `cancelled`.
   */
  get(request: HttpRequest): Promise<HttpResponse>;
  /**
   * The body of what answers as a temporary file of the run, for what is large and goes on to another port.
   *
   * @throws ToolError as `get`.
   */
  download(request: Download): Promise<DownloadedFile>;
}
