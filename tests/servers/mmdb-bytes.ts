import ipaddr from 'ipaddr.js';

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };
type Node = [Node | number | undefined, Node | number | undefined];

export interface MmdbFixture {
  type: string;
  ipVersion: 4 | 6;
  /** Records by CIDR range. */
  ranges: Readonly<Record<string, Value>>;
  /** When it was made, in seconds since 1970. */
  built?: number;
}

const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const RECORD_BITS = 32;

/** A small database in MaxMind's file format, version 2.0: search tree, records, description. */
export function mmdbBytes({ type, ipVersion, ranges, built = Date.UTC(2026, 9, 1) / 1000 }: MmdbFixture): Buffer {
  const root: Node = [undefined, undefined];
  const data: Buffer[] = [];
  let dataLength = 0;
  for (const [range, value] of Object.entries(ranges)) {
    const [address, length] = ipaddr.parseCIDR(range);
    const bits = bitsOf(address.toByteArray(), ipVersion).slice(
      0,
      length + (ipVersion === 6 && address.kind() === 'ipv4' ? 96 : 0),
    );
    insert(root, bits, dataLength);
    const bytes = encoded(value);
    data.push(bytes);
    dataLength += bytes.length;
  }
  const nodes = listed(root);
  const tree = Buffer.alloc(nodes.length * 8);
  const pointer = (side: Node | number | undefined) => {
    if (side === undefined) return nodes.length;
    return typeof side === 'number' ? nodes.length + 16 + side : nodes.indexOf(side);
  };
  nodes.forEach(([left, right], index) => {
    tree.writeUInt32BE(pointer(left), index * 8);
    tree.writeUInt32BE(pointer(right), index * 8 + 4);
  });
  const description = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: built,
    database_type: type,
    description: {},
    ip_version: ipVersion,
    languages: [],
    node_count: nodes.length,
    record_size: RECORD_BITS,
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, MARKER, description]);
}

function bitsOf(bytes: readonly number[], ipVersion: 4 | 6): number[] {
  const padded = ipVersion === 6 && bytes.length === 4 ? [...Array<number>(12).fill(0), ...bytes] : bytes;
  return padded.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((shift) => (byte >> shift) & 1));
}

function insert(root: Node, bits: readonly number[], offset: number): void {
  let node = root;
  bits.forEach((bit, depth) => {
    const side = bit === 0 ? 0 : 1;
    if (depth === bits.length - 1) {
      node[side] = offset;
      return;
    }
    const next = node[side];
    if (typeof next === 'number') throw new Error('Ranges must not lie within each other.');
    const child: Node = next ?? [undefined, undefined];
    node[side] = child;
    node = child;
  });
}

function listed(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes) {
    for (const side of node) if (Array.isArray(side)) nodes.push(side);
  }
  return nodes;
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(2, bytes.length), bytes]);
  }
  if (typeof value === 'boolean') return head(14, value ? 1 : 0);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([head(6, 4), bytes]);
  }
  if (isList(value)) return Buffer.concat([head(11, value.length), ...value.map(encoded)]);
  const members = Object.entries(value);
  return Buffer.concat([
    head(7, members.length),
    ...members.flatMap(([key, member]) => [encoded(key), encoded(member)]),
  ]);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Kind and size of a value; kinds above 7 are in a byte of their own. */
function head(kind: number, size: number): Buffer {
  const [field, rest] = size < 29 ? [size, []] : [29, [size - 29]];
  if (size > 284) throw new Error('Longer values are not needed here.');
  return kind <= 7 ? Buffer.from([(kind << 5) | field, ...rest]) : Buffer.from([field, kind - 7, ...rest]);
}
