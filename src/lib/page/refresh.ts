/** Another address that a header or a tag loads by itself, and after how many seconds. */
interface Refresh {
  seconds: number;
  /** Complete; the page's own where none is named, which loads it again. */
  url: string;
}

/** A value of `Refresh`, as browsers read it. Source: HTML Living Standard, 4.2.5.3, "shared declarative refresh steps". */
export function readRefresh(value: string, base: string): Refresh | undefined {
  const [start, seconds = ''] = /^[ \t\n\f\r]*(\d{0,9})/.exec(value) ?? ['', ''];
  let rest = value.slice(start.length);
  if (seconds === '' && !rest.startsWith('.')) return undefined;
  rest = rest.replace(/^[\d.]+/, '');
  if (rest !== '' && !/^[;,\s]/.test(rest)) return undefined;
  rest = rest
    .trimStart()
    .replace(/^[;,]/, '')
    .trim()
    .replace(/^url\s{0,20}=\s{0,20}/i, '');
  const [quote = ''] = /^["']/.exec(rest) ?? [];
  const target = quote === '' ? rest : (rest.slice(1).split(quote, 1)[0] ?? '');
  const url = URL.parse(target, base);
  return url && /^https?:$/.test(url.protocol) ? { seconds: Number(seconds), url: url.href } : undefined;
}
