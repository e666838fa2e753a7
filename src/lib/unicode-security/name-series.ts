const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const digits = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE'.split(' ');
const cased = ['CAPITAL', 'SMALL'];
const greek = 'ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMDA MU NU XI OMICRON PI RHO'.split(' ');
const greekEnd = 'SIGMA TAU UPSILON PHI CHI PSI OMEGA'.split(' ');
const mathematical = [
  ...[...greek, 'THETA SYMBOL', ...greekEnd].map((letter) => `CAPITAL ${letter}`),
  'NABLA',
  ...[...greek, 'FINAL SIGMA', ...greekEnd].map((letter) => `SMALL ${letter}`),
  'PARTIAL DIFFERENTIAL',
  ...['EPSILON', 'THETA', 'KAPPA', 'PHI', 'RHO', 'PI'].map((letter) => `${letter} SYMBOL`),
];
const styles =
  'BOLD,ITALIC,BOLD ITALIC,SCRIPT,BOLD SCRIPT,FRAKTUR,DOUBLE-STRUCK,BOLD FRAKTUR,SANS-SERIF,SANS-SERIF BOLD,SANS-SERIF ITALIC,SANS-SERIF BOLD ITALIC,MONOSPACE'
    .split(',')
    .map((style) => `MATHEMATICAL ${style}`);
const greekStyles = styles.filter((style) => /BOLD$|ITALIC$/.test(style) && !/SERIF ITALIC/.test(style));
const digitStyles = styles.filter((style) => /\b(?:BOLD|DOUBLE-STRUCK|SANS-SERIF|MONOSPACE)$/.test(style));

/** Alphabets and digits in the order of Unicode: the first code point, what the names begin with, and how they end. */
const series: readonly (readonly [first: number, beginnings: readonly string[], endings: readonly string[]])[] = [
  [0x249c, ['PARENTHESIZED LATIN SMALL LETTER'], letters],
  [0xff21, ['FULLWIDTH LATIN CAPITAL LETTER'], letters],
  [0xff41, ['FULLWIDTH LATIN SMALL LETTER'], letters],
  [0x1ccd6, ['OUTLINED LATIN CAPITAL LETTER'], letters],
  [0x1ccf0, ['OUTLINED DIGIT'], digits],
  [0x1d400, styles.flatMap((style) => cased.map((size) => `${style} ${size}`)), letters],
  [0x1d6a8, greekStyles, mathematical],
  [0x1d7ce, digitStyles.map((style) => `${style} DIGIT`), digits],
  [0x1f110, ['PARENTHESIZED LATIN CAPITAL LETTER'], letters],
  [0x1fbf0, ['SEGMENTED DIGIT'], digits],
];

/** The names of whole alphabets, by code point. Source: UnicodeData.txt of Unicode 17.0.0. */
export function namesInSeries(): [number, string][] {
  return series.flatMap(([first, beginnings, endings]) =>
    beginnings
      .flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`))
      .map((name, at): [number, string] => [first + at, name]),
  );
}
