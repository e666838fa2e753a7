/** What one picture became: the tool's own result has more members. */
export interface PictureOutcome {
  /** What a row says of it: "1.2 MB → 300 KB, 75% saved". */
  headline: string;
  /** What the visitor should know of it, in words. */
  note?: string | null | undefined;
  /** Address of the picture that was made; without one, there is `text`. */
  url?: string;
  /** Addresses of all pictures that were made, where there are many, beside `text`. */
  urls?: readonly string[];
  text?: string;
  /** Of the picture that was made. */
  bytes?: number;
  /** ISO 8601: when the picture is deleted. */
  expiresAt?: string;
}

/** Files taken at once: by a server, what a visitor's calls of two minutes are enough for. */
export const mostPictures = (isHere: unknown) => (isHere ? 500 : 50);
