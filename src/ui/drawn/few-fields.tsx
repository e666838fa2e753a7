import checkbox from '../fields/checkbox.tsx';
import date from '../fields/date.tsx';
import domain from '../fields/domain.tsx';
import number from '../fields/number.tsx';
import radio from '../fields/radio.tsx';
import select from '../fields/select.tsx';
import slider from '../fields/slider.tsx';
import text from '../fields/text.tsx';
import url from '../fields/url.tsx';
import type { FieldKindProps } from './field-kind.tsx';
import type { Kinds } from './kinds.tsx';

/** Kinds of fields that every form can draw: small ones. */
export const fewFields: Kinds<FieldKindProps> = new Map(
  Object.entries({ checkbox, date, domain, number, radio, select, slider, text, url }),
);
