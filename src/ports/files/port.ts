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

/** Short-lived files under unguessable names: what visitors upload and what tools produce. */
export interface Files {
  /** @throws ToolError `too-large` when the file alone is over the store's bound. */
  put(file: NewFile): Promise<StoredFile>;
  /** The file with its content, or `undefined` when there is none of that id (or no more). */
  get(id: string): Promise<(StoredFile & { content: Uint8Array }) | undefined>;
  /** The id inside one of our own file addresses; `undefined` for any other address. */
  idOf(url: string): string | undefined;
}
