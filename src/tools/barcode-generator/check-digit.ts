import { ToolError } from '#kit/tool-error';
import { gs1CheckDigit, withoutShortening } from '#lib/codes/gs1';

/** Digits with their check digit, which is added where it is missing. @throws ToolError `invalid-input` that says which it should be. */
export function withCheckDigit(entered: string, digits: number, name: string): { text: string; note: string | null } {
  const plain = entered.replace(/[\s-]/g, '');
  const text = name === 'ISBN' && /^\d{9}[\dX]$/i.test(plain) ? fromOldIsbn(plain.toUpperCase()) : plain;
  const isUpcE = name === 'UPC-E';
  if (!/^\d+$/.test(text) || (text.length !== digits && text.length !== digits - 1)) {
    const given = /^\d+$/.test(text) ? `${text.length} digits` : 'other characters';
    throw wrong(
      `${name} has ${digits} digits, or ${digits - 1} without the check digit. “${entered.slice(0, 40)}” has ${given}.`,
    );
  }
  if (isUpcE && !/^[01]/.test(text)) throw wrong(`${name} begins with 0 or 1. “${text}” does not.`);
  if (name === 'ISBN' && !/^97[89]/.test(text))
    throw wrong(`An ISBN of 13 digits begins with 978 or 979. “${text}” does not.`);
  const body = text.slice(0, digits - 1);
  const right = gs1CheckDigit(isUpcE ? withoutShortening(body) : body);
  const last = text.slice(digits - 1);
  if (last === '') return { text: `${body}${right}`, note: `Check digit ${right} added` };
  if (last === right) return { text, note: `Check digit ${right} is right` };
  throw wrong(`The check digit of ${text} should be ${right}, not ${last}: ${body}${right}. A digit may be mistyped.`);
}

const wrong = (message: string) => new ToolError('invalid-input', message, { field: 'values' });

/** An ISBN of ten digits without its own check digit, as thirteen have it. Source: ISO 2108. */
function fromOldIsbn(text: string): string {
  const sum = [...text.slice(0, 9)].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  const right = 'X0123456789'.at((11 - (sum % 11) + 1) % 11) ?? '';
  if (text.at(9) === right) return `978${text.slice(0, 9)}`;
  throw wrong(`The check digit of ${text} should be ${right}, not ${text.at(9)}. A digit may be mistyped.`);
}
