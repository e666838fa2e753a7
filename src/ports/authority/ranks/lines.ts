type OnLine = (bytes: Uint8Array, from: number, to: number, endsAt: number) => void;

interface LineReader {
  take(block: Uint8Array): void;
  /** The last line, when no line break ends it. */
  end(): void;
  /** Bytes up to the end of the last whole line. */
  position(): number;
}

/** Longest line that is looked at; a longer one is passed on cut. */
const LONGEST = 4_096;
const NEWLINE = 10;
const RETURN = 13;

/**
 * Parts bytes into lines, without making text of them.
 *
 * @param start takes the first line, and says who reads the others; a heading is not passed on
 */
export function createLineReader(start: (firstLine: string) => { hasHeading: boolean; onLine: OnLine }): LineReader {
  let rest: Uint8Array = new Uint8Array(0);
  /** Bytes of an overlong line that were thrown away. */
  let dropped = 0;
  let position = 0;
  let onLine: OnLine | undefined;

  function line(bytes: Uint8Array, from: number, to: number, endsAt: number): void {
    position = endsAt;
    const end = to > from && bytes[to - 1] === RETURN ? to - 1 : to;
    if (onLine) {
      if (end > from) onLine(bytes, from, end, endsAt);
      return;
    }
    const started = start(new TextDecoder().decode(bytes.subarray(from, end)).replace(/^\uFEFF/, ''));
    onLine = started.onLine;
    if (!started.hasHeading) onLine(bytes, from, end, endsAt);
  }

  return {
    take(block) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, block]) : block;
      const base = position + dropped;
      let from = 0;
      for (let at = bytes.indexOf(NEWLINE, rest.length); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
        line(bytes, from, at, base + at + 1);
        from = at + 1;
        dropped = 0;
      }
      rest = bytes.subarray(from);
      if (rest.length <= LONGEST) {
        // A copy: the block behind it is large.
        rest = rest.slice();
        return;
      }
      dropped += rest.length - LONGEST;
      rest = rest.slice(0, LONGEST);
    },
    end() {
      if (rest.length > 0) line(rest, 0, rest.length, position + dropped + rest.length);
      rest = new Uint8Array(0);
    },
    position: () => position,
  };
}
