import { searchPreview } from '#lib/text/search-preview';
import { findFaults } from './find-faults.ts';
import { formats } from './formats.ts';
import { readFields } from './meta-fields.ts';
import { metaValues } from './meta-tags.ts';

/** The tags in every format, what could be better in them, and how searches would show the page. */
export function answer(given: object) {
  const fields = readFields(given);
  const values = metaValues(fields);
  const desktop = searchPreview(values, 'desktop');
  return {
    html: formats.html.write(values),
    nextjs: formats.nextjs.write(values),
    helmet: formats.helmet.write(values),
    json: formats.json.write(values),
    warnings: findFaults(fields, desktop),
    preview: { desktop, phone: searchPreview(values, 'phone') },
  };
}
