/** The words or phrases of a list that is written with commas, over as many lines as it needs. */
export function fromList(text: string): string[] {
  return text.trim().split(/,\s+/);
}
