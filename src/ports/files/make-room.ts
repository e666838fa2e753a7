interface Kept {
  bytes: number;
  /** Milliseconds since 1970-01-01 UTC. */
  storedAt: number;
  /** Whose file it is; files of whom nobody knows have the same. */
  owner: string;
}

interface Arriving {
  bytes: number;
  owner: string;
  /** Bytes that the store may hold. */
  most: number;
}

/**
 * Whose files go, so that what arrives has room: of the visitor who would hold most, the oldest. One who fills the store so pushes out
 * nobody's files but their own, as long as nobody else holds as much.
 */
export function filesInTheWay(kept: ReadonlyMap<string, Kept>, { bytes, owner, most }: Arriving): string[] {
  let excess = [...kept.values()].reduce((sum, file) => sum + file.bytes, bytes) - most;
  if (excess <= 0) return [];
  const oldestFirst = [...kept].sort(([, a], [, b]) => a.storedAt - b.storedAt);
  const owners = Map.groupBy(oldestFirst, ([, file]) => file.owner);
  const heldBy = (name: string, files: typeof oldestFirst) =>
    files.reduce((sum, [, file]) => sum + file.bytes, name === owner ? bytes : 0);
  const held = new Map([...owners].map(([name, files]) => [name, heldBy(name, files)]));
  const going: string[] = [];
  while (excess > 0 && owners.size > 0) {
    const [name = ''] = [...held].reduce((one, other) => (other[1] > one[1] ? other : one));
    const files = owners.get(name) ?? [];
    const [oldest] = files.splice(0, 1);
    if (oldest) {
      const [id, file] = oldest;
      going.push(id);
      excess -= file.bytes;
      held.set(name, (held.get(name) ?? 0) - file.bytes);
    }
    if (files.length > 0) continue;
    owners.delete(name);
    held.delete(name);
  }
  return going;
}
