import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { field } from './field.ts';
import { toJsonSchema } from './json-schema.ts';

describe('a field hint', () => {
  it('is refused for a schema that another field has labelled', () => {
    const affix = z.string().register(field, { label: 'Prefix' });
    expect(() => affix.register(field, { label: 'Suffix' })).toThrow(
      'One schema is registered as "Prefix" and as "Suffix": each field needs one of its own',
    );
    expect(() => affix.register(field, { label: 'Prefix', help: 'Before the word.' })).toThrow('each field needs');
    expect(field.get(affix)).toEqual({ label: 'Prefix' });
  });

  it('may be said again in the same words, or of a copy in others', () => {
    const affix = z.string().default('');
    const shape = {
      prefix: affix.clone().register(field, { label: 'Prefix' }),
      suffix: affix.clone().register(field, { label: 'Suffix' }).register(field, { label: 'Suffix' }),
    };
    expect(toJsonSchema(z.object(shape), 'input').properties).toMatchObject({
      prefix: { title: 'Prefix' },
      suffix: { title: 'Suffix' },
    });
  });
});
