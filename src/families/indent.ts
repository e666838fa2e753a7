import type { FieldHint } from '#kit/field';
import { oneOf } from '#kit/inputs';

/** How far what is inside is moved to the right. */
export function indentField(more: Pick<FieldHint, 'when'> = {}) {
  return oneOf({ 2: '2 spaces', 4: '4 spaces', tab: 'Tab' }, '2', { label: 'Indent', control: 'select', ...more });
}

export function indentOf(chosen: '2' | '4' | 'tab'): string {
  return chosen === 'tab' ? '\t' : ' '.repeat(Number(chosen));
}
