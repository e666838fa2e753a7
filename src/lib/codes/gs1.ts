/** The check digit behind a GTIN, an SSCC or another key of GS1. Source: GS1 General Specifications, section 7.9. */
export function gs1CheckDigit(body: string): string {
  // From the right, digits count three times and once in turn.
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The eleven digits of UPC-A that seven of UPC-E stand for. Source: GS1 General Specifications, section 5.2.2.4. */
export function withoutShortening(body: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = body;
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}
