import { use } from 'react';
import type { FieldKindProps } from './field-kind.tsx';
import { FieldKinds } from './kinds.tsx';

/** The control that a definition names: a component of `ui/fields`, or one of the tool's own. */
export function DrawnField(props: FieldKindProps) {
  const { control } = props.facts;
  const Kind = use(FieldKinds).get(control);
  if (!Kind) throw new Error(`No kind of field: ${control}`);
  return <Kind {...props} />;
}
