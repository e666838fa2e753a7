/** Numbers up to 2^53 with how often each came: an open table in flat memory, an eighth of what a Map of millions takes. */
export class KeyTally {
  private keys = new Float64Array(1024);
  private counts = new Uint32Array(1024);
  private used = 0;

  /** `key` is a positive whole number. */
  add(key: number): void {
    if (this.used * 2 >= this.keys.length) this.grow();
    const slot = this.slotOf(key);
    if (this.keys[slot] === 0) {
      this.keys[slot] = key;
      this.used++;
    }
    this.counts[slot] = (this.counts[slot] ?? 0) + 1;
  }

  /** Where a key's count is; stable once nothing is added any more, and so a name for the key. */
  slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = hash(key) & mask;
    for (;;) {
      const held = this.keys[slot];
      if (held === key || held === 0 || held === undefined) return slot;
      slot = (slot + 1) & mask;
    }
  }

  countAt(slot: number): number {
    return this.counts[slot] ?? 0;
  }

  /** Slots of keys that came at least so often. */
  *slots(least: number): Generator<number, void> {
    for (let slot = 0; slot < this.counts.length; slot++) if (this.countAt(slot) >= least) yield slot;
  }

  private grow(): void {
    const { keys, counts } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.counts = new Uint32Array(keys.length * 2);
    for (let from = 0; from < keys.length; from++) {
      const key = keys[from] ?? 0;
      if (key === 0) continue;
      const to = this.slotOf(key);
      this.keys[to] = key;
      this.counts[to] = counts[from] ?? 0;
    }
  }
}

function hash(key: number): number {
  const low = key >>> 0;
  const high = (key - low) / 0x1_0000_0000;
  let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
