// What Node and every browser both have, and ECMAScript itself does not: the only globals that portable code may use.

declare class URL {
  constructor(url: string, base?: string | URL);
  static canParse(url: string, base?: string | URL): boolean;
  static parse(url: string, base?: string | URL): URL | null;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
}

interface URLSearchParams extends Iterable<[string, string]> {
  keys(): Iterable<string>;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare const AbortSignal: {
  any(signals: readonly AbortSignal[]): AbortSignal;
  timeout(milliseconds: number): AbortSignal;
};

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare function setTimeout(callback: () => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function atob(base64: string): string;

declare class Headers {
  constructor(headers?: Headers | Record<string, string>);
  get(name: string): string | null;
  set(name: string, value: string): void;
  getSetCookie(): string[];
}

declare class CompressionStream {
  constructor(format: string);
  readonly writable: {
    getWriter(): { write(chunk: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> };
  };
  readonly readable: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array<ArrayBuffer> }> } };
}
