/** Guesses in a second: the four attacks of zxcvbn (Wheeler, USENIX Security 2016), and one with a hall of graphics cards. */
const attacks = [
  { attack: 'A website that limits attempts', rate: 100 / 3_600, said: '100 per hour' },
  { attack: 'A website without limits', rate: 10, said: '10 per second' },
  { attack: 'Stolen hashes, slow algorithm (bcrypt, Argon2)', rate: 1e4, said: '10 thousand per second' },
  { attack: 'Stolen hashes, fast algorithm (MD5, SHA-1)', rate: 1e10, said: '10 billion per second' },
  { attack: 'The same, with hundreds of graphics cards', rate: 1e13, said: '10 trillion per second' },
];

/** How long guessing takes on average: half of all that there are. */
export function guessingTimes(bits: number) {
  return attacks.map(({ attack, rate, said }) => ({ attack, rate: said, time: spoken(bits - 1 - Math.log2(rate)) }));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
const scales = [
  { unit: 'century', units: 'centuries', seconds: 100 * YEAR },
  { unit: 'year', units: 'years', seconds: YEAR },
  { unit: 'day', units: 'days', seconds: DAY },
  { unit: 'hour', units: 'hours', seconds: HOUR },
  { unit: 'minute', units: 'minutes', seconds: MINUTE },
  { unit: 'second', units: 'seconds', seconds: 1 },
];
/** Years since the big bang. */
const AGE_OF_THE_UNIVERSE = 13.8e9;

/** 2 to the power of `logSeconds`, in seconds, as people say it. */
function spoken(logSeconds: number): string {
  if (logSeconds > Math.log2(YEAR * AGE_OF_THE_UNIVERSE)) return 'longer than the age of the universe';
  const seconds = 2 ** logSeconds;
  const scale = scales.find((each) => seconds >= each.seconds);
  if (!scale) return 'less than a second';
  const count = Math.round(seconds / scale.seconds);
  return `${count.toLocaleString('en')} ${count === 1 ? scale.unit : scale.units}`;
}
