/** A Content-Security-Policy: its directives in their order, the first of a name. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** One that browsers enforce, from a header or a tag. */
export interface PolicyFacts {
  /** Of its tag in the page's source. */
  at: number | undefined;
  /** As written. */
  text: string;
  directives: ContentPolicy;
}

/** A file that the page names, and what its server answers. */
export interface FileFacts {
  kind: 'Pictures' | 'Scripts' | 'Styles' | 'Media' | 'Preloads';
  url: string;
  /** Of its tag in the page's source. */
  at: number | undefined;
  /** Only the first files are asked for. */
  isAsked: boolean;
  /** 0 when nothing answered. */
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** As they travel; nothing when the server does not say. */
  sentBytes: number | undefined;
  /** Unpacked; known of scripts and style sheets. More than 2 MB are not read. */
  byteLength: number | undefined;
  /** What a style sheet loads without encryption, and other style sheets that it imports; as written. */
  plain: readonly string[];
  imports: readonly string[];
  /** Why nothing answered. */
  failure: string;
}
