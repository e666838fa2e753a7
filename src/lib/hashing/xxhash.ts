import type { GrowingHash } from './hash-file.ts';

/** https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md, version 0.1.1. The seed is 0. */
const P1 = 0x9e3779b1;
const P2 = 0x85ebca77;
const P3 = 0xc2b2ae3d;
const P4 = 0x27d4eb2f;
const P5 = 0x165667b1;

const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));
const round = (state: number, lane: number) => Math.imul(rotated((state + Math.imul(lane, P2)) | 0, 13), P1);

/** XXH32: 4 bytes, the highest first. Quick, and nothing for security. */
export function createXxh32(): GrowingHash<Uint8Array> {
  let states = [P1 + P2, P2, 0, -P1].map((each) => each | 0);
  const stripes = createStripes(16, (view) => {
    states = states.map((state, at) => round(state, view.getUint32(at * 4, true)));
  });
  return {
    update: stripes.update,
    digest() {
      const { length, rest } = stripes.end();
      const [a = 0, b = 0, c = 0, d = 0] = states;
      let hash = length < 16 ? P5 : rotated(a, 1) + rotated(b, 7) + rotated(c, 12) + rotated(d, 18);
      hash = (hash + length) | 0;
      let at = 0;
      for (; at + 4 <= rest.byteLength; at += 4) {
        hash = Math.imul(rotated((hash + Math.imul(rest.getUint32(at, true), P3)) | 0, 17), P4);
      }
      for (; at < rest.byteLength; at += 1) {
        hash = Math.imul(rotated((hash + Math.imul(rest.getUint8(at), P5)) | 0, 11), P1);
      }
      hash = Math.imul(hash ^ (hash >>> 15), P2);
      hash = Math.imul(hash ^ (hash >>> 13), P3);
      hash ^= hash >>> 16;
      const digest = new DataView(new ArrayBuffer(4));
      digest.setInt32(0, hash);
      return new Uint8Array(digest.buffer);
    },
  };
}

const Q1 = 0x9e3779b185ebca87n;
const Q2 = 0xc2b2ae3d27d4eb4fn;
const Q3 = 0x165667b19e3779f9n;
const Q4 = 0x85ebca77c2b2ae63n;
const Q5 = 0x27d4eb2f165667c5n;

const low = (value: bigint) => BigInt.asUintN(64, value);
const turned = (value: bigint, by: bigint) => low(value << by) | (value >> (64n - by));
const round64 = (state: bigint, lane: bigint) => low(turned(low(state + lane * Q2), 31n) * Q1);

/** XXH64: 8 bytes, the highest first. */
export function createXxh64(): GrowingHash<Uint8Array> {
  let states = [low(Q1 + Q2), Q2, 0n, low(-Q1)];
  const stripes = createStripes(32, (view) => {
    states = states.map((state, at) => round64(state, view.getBigUint64(at * 8, true)));
  });
  return {
    update: stripes.update,
    digest() {
      const { length, rest } = stripes.end();
      let hash = Q5;
      if (length >= 32) {
        const [a = 0n, b = 0n, c = 0n, d = 0n] = states;
        hash = low(turned(a, 1n) + turned(b, 7n) + turned(c, 12n) + turned(d, 18n));
        for (const state of states) hash = low((hash ^ round64(0n, state)) * Q1 + Q4);
      }
      hash = low(hash + BigInt(length));
      let at = 0;
      for (; at + 8 <= rest.byteLength; at += 8) {
        hash = low(turned(hash ^ round64(0n, rest.getBigUint64(at, true)), 27n) * Q1 + Q4);
      }
      if (at + 4 <= rest.byteLength) {
        hash = low(turned(hash ^ low(BigInt(rest.getUint32(at, true)) * Q1), 23n) * Q2 + Q3);
        at += 4;
      }
      for (; at < rest.byteLength; at += 1) {
        hash = low(turned(hash ^ low(BigInt(rest.getUint8(at)) * Q5), 11n) * Q1);
      }
      hash = low((hash ^ (hash >> 33n)) * Q2);
      hash = low((hash ^ (hash >> 29n)) * Q3);
      hash ^= hash >> 32n;
      const digest = new DataView(new ArrayBuffer(8));
      digest.setBigUint64(0, hash);
      return new Uint8Array(digest.buffer);
    },
  };
}

/** Hands on bytes in stripes of one size, however they come. */
function createStripes(size: number, take: (stripe: DataView) => void) {
  const kept = new Uint8Array(size);
  let filled = 0;
  let length = 0;
  const viewOf = (bytes: Uint8Array, from: number, count: number) =>
    new DataView(bytes.buffer, bytes.byteOffset + from, count);
  return {
    update(bytes: Uint8Array) {
      length += bytes.length;
      let from = 0;
      if (filled > 0) {
        from = Math.min(size - filled, bytes.length);
        kept.set(bytes.subarray(0, from), filled);
        filled += from;
        if (filled < size) return;
        take(viewOf(kept, 0, size));
        filled = 0;
      }
      for (; from + size <= bytes.length; from += size) take(viewOf(bytes, from, size));
      kept.set(bytes.subarray(from));
      filled = bytes.length - from;
    },
    end: () => ({ length, rest: viewOf(kept, 0, filled) }),
  };
}
