/** Words by number: millions of them are compared as numbers. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly listed: string[] = [];
  private readonly unspaced = new Set<number>();

  get size(): number {
    return this.listed.length;
  }

  idOf(word: string, isUnspaced: boolean): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.listed.length;
    this.ids.set(word, id);
    this.listed.push(word);
    if (isUnspaced) this.unspaced.add(id);
    return id;
  }

  word(id: number): string {
    return this.listed[id] ?? '';
  }

  /** Words as they are written one after the other: those of a script without spaces are close. */
  join(ids: readonly number[]): string {
    let joined = '';
    let wasUnspaced = true;
    for (const id of ids) {
      const isUnspaced = this.unspaced.has(id);
      joined += joined && !(wasUnspaced && isUnspaced) ? ` ${this.word(id)}` : this.word(id);
      wasUnspaced = isUnspaced;
    }
    return joined;
  }
}
