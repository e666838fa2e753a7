import { expect, it } from 'vitest';
import * as z from 'zod';
import { acceptedInputs } from './accepted-inputs.ts';
import { domainName } from './domain-field.ts';
import { inputFacts } from './facts.ts';
import { field } from './field.ts';

const of = (shape: z.ZodRawShape) => acceptedInputs(inputFacts(z.object(shape)));
const text = (control: 'text' | 'textarea' | 'image' | 'url') => z.string().register(field, { label: 'X', control });
const optionalText = () => z.string().optional().register(field, { label: 'X', control: 'textarea' });

it('is known by the control that a tool asks with', () => {
  expect(of({ text: text('textarea') })).toEqual(['text']);
  expect(of({ imageUrl: text('image'), quality: z.int().default(80) })).toEqual(['image']);
  expect(of({ domain: domainName })).toEqual(['domain']);
  expect(of({ page: text('url'), other: text('url') })).toEqual(['url']);
  expect(of({ name: text('text') })).toEqual([]);
});

it('counts a later control only when it must be filled in', () => {
  expect(of({ title: text('text'), description: optionalText() })).toEqual([]);
  expect(of({ title: text('text'), body: text('textarea') })).toEqual(['text']);
  expect(of({ text: optionalText() })).toEqual(['text']);
});

it('leaves lists of texts out: a whole text is none', () => {
  const words = z.array(z.string()).register(field, { label: 'Words', control: 'textarea' });
  expect(of({ words })).toEqual([]);
});
