/** How an answer is compressed, in the order in which that was done, in lower case. */
export function codingsOf(headers: Readonly<Record<string, string>>): string[] {
  const all = (headers['content-encoding'] ?? '').slice(0, 500).toLowerCase().split(',');
  return all.map((each) => each.trim()).filter((each) => each !== '' && each !== 'identity');
}
