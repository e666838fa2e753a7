import type { ComponentType } from 'react';
import type { FieldKindProps } from './field-kind.tsx';
import { byName } from './kinds.tsx';

/** Kinds of fields that every form can draw: small ones. */
export const fewFields = byName(
  import.meta.glob<ComponentType<FieldKindProps>>(
    '../fields/{text,url,domain,number,date,slider,select,radio,checkbox}.tsx',
    {
      eager: true,
      import: 'default',
    },
  ),
);
