interface ReadingMeter {
  /** A picture begins. */
  start(): void;
  /** Called with how much of one reading is done, 0 to 1; it may begin anew any number of times. */
  within(share: number): void;
}

/** How much of what is left a reading is reckoned to be: most pictures need one, hard ones several. */
const PART = 0.7;

/** One figure for a number of readings that nobody knows ahead: it only grows, and each further reading takes a part of the rest. */
export function createReadingMeter(tell: (share: number) => void): ReadingMeter {
  let done = 0;
  let before = 0;
  let told = 0;
  return {
    start() {
      done = 0;
      before = 0;
      told = 0;
    },
    within(share) {
      if (share < before) done += (1 - done) * PART * before;
      before = share;
      const reached = Math.round((done + (1 - done) * PART * share) * 100) / 100;
      if (reached <= told) return;
      told = reached;
      tell(reached);
    },
  };
}
