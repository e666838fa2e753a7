const DENSITY = 1 / Math.sqrt(2 * Math.PI);
/** Beyond it, a series would lose its digits, and a continued fraction is quick. */
const FAR = 3;

/** The share of the standard normal distribution above `z`. */
export function normalAbove(z: number): number {
  if (z < 0) return 1 - normalAbove(-z);
  const density = DENSITY * Math.exp((-z * z) / 2);
  if (z > FAR) {
    let fraction = z;
    for (let step = 100; step > 0; step -= 1) fraction = z + step / fraction;
    return density / fraction;
  }
  let sum = 0;
  let term = z;
  for (let step = 1; sum + term !== sum; step += 1) {
    sum += term;
    term *= (z * z) / (2 * step + 1);
  }
  return 0.5 - density * sum;
}

/** The value that a share of `above` of the standard normal distribution lies above; `above` between 0 and 1. */
export function normalQuantile(above: number): number {
  if (above > 0.5) return -normalQuantile(1 - above);
  let [low, high] = [0, 40];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (normalAbove(middle) > above) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Lanczos's approximation, n = 9 and g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a number above 0. */
export function logGamma(number: number): number {
  const x = number - 1;
  const sum = LANCZOS.reduce((total, each, at) => (at === 0 ? each : total + each / (x + at)), 0);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The logarithm of the beta function. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}
