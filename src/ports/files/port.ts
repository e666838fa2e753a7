export interface NewFile {
  content: Uint8Array;
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
