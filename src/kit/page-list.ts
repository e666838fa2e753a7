import * as z from 'zod';
import { completeAddress } from './page-address.ts';

interface PageListOptions {
  /** Pages at most. */
  most: number;
  /** The sentence for more. */
  tooMany: string;
}

/** Characters of one entry, which may hold many lines. */
const ENTRY_MAX = 100_000;

/** Addresses of pages as people paste them, one per line, in a list or in one text; each page once, without its fragment. */
export function pageList({ most, tooMany }: PageListOptions) {
  return z
    .array(z.string().max(ENTRY_MAX, { error: tooMany }), {
      error: 'Please enter the addresses of pages, one per line',
    })
    .max(most * 10, { error: tooMany })
    .check((entered) => {
      if (entered.issues.length > 0) return;
      const lines = entered.value.flatMap((text) => text.split(/\r\n|\r|\n/)).filter((line) => /\S/.test(line));
      const found = new Set<string>();
      for (const line of lines) {
        const read = completeAddress(line);
        if ('href' in read && /^https?:/.test(read.href)) found.add(read.href.replace(/#.*$/s, ''));
        else entered.issues.push({ code: 'custom', input: line, message: noPage(line, read) });
        if (entered.issues.length > 0) return;
      }
      if (found.size > most) entered.issues.push({ code: 'custom', input: found.size, message: tooMany });
      entered.value = [...found];
    })
    .default([]);
}

function noPage(line: string, read: { reason: string } | { href: string }): string {
  const shown = line.trim().slice(0, 80);
  const reason = 'reason' in read ? read.reason : 'Only addresses with http or https can be visited.';
  return `${reason} You entered “${shown}”.`;
}
