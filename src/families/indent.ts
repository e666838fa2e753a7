import * as z from 'zod';
import { type FieldHint, field } from '#kit/field';

/** How far what is inside is moved to the right. */
export function indentField(more: Pick<FieldHint, 'when'> = {}) {
  return z
    .enum(['2', '4', 'tab'], { error: 'Please choose 2, 4 or tab' })
    .default('2')
    .register(field, {
      label: 'Indent',
      control: 'select',
      names: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
      ...more,
    });
}

export function indentOf(chosen: '2' | '4' | 'tab'): string {
  return chosen === 'tab' ? '\t' : ' '.repeat(Number(chosen));
}
