import { percentDecode, percentEncode } from './percent-encoding.ts';

/** A name with its value, as people read them. */
export interface Parameter {
  name: string;
  value: string;
}

/** An address in three: `query` without `?`, `fragment` without `#`; absent where the sign is. As they are written. */
interface AddressParts {
  base: string;
  query?: string;
  fragment?: string;
}

export function splitAddress(address: string): AddressParts {
  const hash = address.indexOf('#');
  const before = hash < 0 ? address : address.slice(0, hash);
  const mark = before.indexOf('?');
  return {
    base: mark < 0 ? before : before.slice(0, mark),
    ...(mark >= 0 && { query: before.slice(mark + 1) }),
    ...(hash >= 0 && { fragment: address.slice(hash + 1) }),
  };
}

export function joinAddress({ base, query, fragment }: AddressParts): string {
  return `${base}${query ? `?${query}` : ''}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The parameters of a query, decoded as a form's; what cannot be decoded stays as it is. */
export function readQuery(query: string): Parameter[] {
  return piecesOf(query).map((piece) => {
    const equals = piece.indexOf('=');
    const [name, value] = equals < 0 ? [piece, ''] : [piece.slice(0, equals), piece.slice(equals + 1)];
    return { name: percentDecode(name, 'form').text, value: percentDecode(value, 'form').text };
  });
}

export function writeQuery(parameters: readonly Parameter[]): string {
  return parameters.map(written).join('&');
}

/** The query with another parameter in one place; all others stay as they are written. Without one, that place goes. */
export function changeQuery(query: string, at: number, parameter: Parameter | undefined): string {
  const pieces = piecesOf(query);
  return (parameter ? pieces.with(at, written(parameter)) : pieces.toSpliced(at, 1)).join('&');
}

function piecesOf(query: string): string[] {
  return query.split('&').filter((piece) => piece !== '');
}

function written({ name, value }: Parameter): string {
  return `${percentEncode(name, 'component')}=${percentEncode(value, 'component')}`;
}
