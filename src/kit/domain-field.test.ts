import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { domainName } from './domain-field.ts';
import { parseInput } from './execute.ts';
import { toJsonSchema } from './json-schema.ts';

const schema = z.object({ domain: domainName });

describe('domainName', () => {
  it('hands on the ASCII name', () => {
    expect(parseInput(schema, { domain: ' https://MÜNCHEN.de/rathaus ' })).toEqual({ domain: 'xn--mnchen-3ya.de' });
  });

  it.each([[{}], [{ domain: '' }], [{ domain: ' \t' }], [{ domain: 7 }], [{ domain: null }]])(
    'asks for a name when given %j',
    (input) => {
      expect(() => parseInput(schema, input)).toThrow('Please enter a domain name');
    },
  );

  it('says what is wrong with a name, and in which field', () => {
    expect(() => parseInput(schema, { domain: 'a..com' })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        field: 'domain',
        message: 'A domain name cannot start with a dot or have two dots in a row.',
      }),
    );
  });

  it.each(['input', 'output'] as const)('is plain text in the JSON Schema of the %s', (side) => {
    expect(toJsonSchema(schema, side).properties?.domain).toMatchObject({ type: 'string', title: 'Domain' });
  });
});
