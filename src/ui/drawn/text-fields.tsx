import lines from '../fields/lines.tsx';
import rows from '../fields/rows.tsx';
import textarea from '../fields/textarea.tsx';
import { fewFields } from './few-fields.tsx';
import { withKinds } from './kinds.tsx';

/** Kinds of fields of nearly all forms: without pictures, files and colours. */
export const textFields = withKinds(fewFields, { lines, rows, textarea });
