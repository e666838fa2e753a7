/** A JPEG as it is coded: what its blocks hold, before any of it is made pixels. By ITU-T T.81. */

export interface Component {
  id: number;
  /** Blocks of a unit (MCU), across and down. */
  h: number;
  v: number;
  /** Number of its quantisation table. */
  table: number;
  /** Blocks that are kept, up to the end of the last unit. */
  across: number;
  down: number;
  /** Blocks that the picture reaches into. */
  usedAcross: number;
  usedDown: number;
  /** 64 to a block, row by row of it. */
  blocks: Int16Array;
}

/** What one scan holds: of which components, which coefficients, and which of their bits. */
export interface Scan {
  /** By their places among the components. */
  members: readonly number[];
  first: number;
  last: number;
  /** The bit that was sent before, and the one that is sent: 0 and 0 where all are. */
  before: number;
  bit: number;
}

export interface CodedJpeg {
  width: number;
  height: number;
  isProgressive: boolean;
  components: Component[];
  /** 64 values each, row by row. */
  quantisation: Map<number, Uint16Array>;
  scans: Scan[];
  /** Applications' segments and comments, whole and in their order. */
  segments: Uint8Array[];
}

/** Place in a block, row by row, of each coefficient as it is sent (figure A.6). */
export const ZIGZAG = Uint8Array.of(
  ...[0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14],
  ...[21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60],
  ...[61, 54, 47, 55, 62, 63],
);

/** Blocks of the largest component in a unit. */
export function unitOf(components: readonly Pick<Component, 'h' | 'v'>[]): { h: number; v: number } {
  return { h: Math.max(...components.map(({ h }) => h)), v: Math.max(...components.map(({ v }) => v)) };
}

/** How many blocks a component has, by the picture's size and the unit. */
export function laidOut(
  size: { width: number; height: number },
  { h, v }: { h: number; v: number },
  unit: { h: number; v: number },
) {
  const [unitsAcross, unitsDown] = [Math.ceil(size.width / (8 * unit.h)), Math.ceil(size.height / (8 * unit.v))];
  return {
    across: unitsAcross * h,
    down: unitsDown * v,
    usedAcross: Math.ceil(Math.ceil((size.width * h) / unit.h) / 8),
    usedDown: Math.ceil(Math.ceil((size.height * v) / unit.v) / 8),
  };
}

/** Calls for every block of a scan in the order they are sent, by component and place in `blocks`. */
export function eachBlock(
  { components }: Pick<CodedJpeg, 'components'>,
  { members }: Scan,
  { visit, unitDone }: { visit: (member: number, at: number) => void; unitDone?: () => void },
): void {
  const [only] = members;
  if (members.length === 1 && only !== undefined) {
    // A component alone is sent block by block, and only as far as the picture reaches.
    const { across, usedAcross, usedDown } = componentAt(components, only);
    for (let row = 0; row < usedDown; row += 1) {
      for (let column = 0; column < usedAcross; column += 1) {
        visit(only, (row * across + column) * 64);
        unitDone?.();
      }
    }
    return;
  }
  const leader = componentAt(components, members[0] ?? 0);
  const [unitsAcross, unitsDown] = [leader.across / leader.h, leader.down / leader.v];
  for (let unitRow = 0; unitRow < unitsDown; unitRow += 1) {
    for (let unitColumn = 0; unitColumn < unitsAcross; unitColumn += 1) {
      for (const member of members) {
        const { across, h, v } = componentAt(components, member);
        for (let row = unitRow * v; row < unitRow * v + v; row += 1) {
          for (let column = unitColumn * h; column < unitColumn * h + h; column += 1) {
            visit(member, (row * across + column) * 64);
          }
        }
      }
      unitDone?.();
    }
  }
}

function componentAt(components: readonly Component[], at: number): Component {
  const component = components[at];
  if (!component) throw new RangeError('A scan of a component that is not there');
  return component;
}
