/**
 * Bytes that go from port to port without passing through the run: what was fetched or made on the way. Plain data, so that it can be
 * sent to another thread. The bytes are there until the signal of the call that made them is aborted, as it is when its run is over,
 * and an hour at most.
 */
export interface TemporaryFile {
  /** Unguessable, and no part of any address. */
  readonly id: string;
  readonly bytes: number;
}

/** Where the ports of a program keep temporary files. It is for them: no tool asks for it. */
export interface TemporaryFiles {
  /** Keeps bytes, or pieces of them as they come. Pieces are used up: their memory is given back. */
  write(content: Uint8Array | AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<TemporaryFile>;
  read(file: TemporaryFile): Promise<Uint8Array>;
}

export interface NewFile {
  /** A temporary file may be used up by this. */
  content: Uint8Array | TemporaryFile;
  /** Name to download it under; made safe by the store. */
  name: string;
  /** Media type, read from the bytes by the caller. */
  type: string;
}

export interface StoredFile {
  /** Unguessable: 128 random bits, URL-safe. */
  id: string;
  name: string;
  type: string;
  bytes: number;
  /** Milliseconds since 1970-01-01 UTC after which the file is gone. */
  expiresAt: number;
  /** Absolute address, `{PUBLIC_URL}/files/{id}/{name}`. */
  url: string;
}

/** Bytes of a file that one of its readers holds in memory. */
export const PIECE_BYTES = 64 * 1024;

/** Short-lived files under unguessable names: what visitors upload and what tools produce. */
export interface Files {
  /** @throws ToolError `too-large` when the file alone is over the store's bound. */
  put(file: NewFile): Promise<StoredFile>;
  /** The file with its content, or `undefined` when there is none of that id (or no more). */
  get(id: string): Promise<(StoredFile & { content: Uint8Array }) | undefined>;
  /** The bytes of a file as a temporary one, which outlives it; `undefined` when there is none of that id. */
  borrow(id: string, signal?: AbortSignal): Promise<TemporaryFile | undefined>;
  /** What is known of a file, without its content being read. */
  stat(id: string): Promise<StoredFile | undefined>;
  /**
   * The content in pieces of at most `PIECE_BYTES`, each read from the store when it is asked for.
   *
   * @throws ToolError `not-found` when there is no such file, or no longer.
   */
  read(id: string): AsyncIterable<Uint8Array>;
  /** The id inside one of our own file addresses; `undefined` for any other address. */
  idOf(url: string): string | undefined;
}
