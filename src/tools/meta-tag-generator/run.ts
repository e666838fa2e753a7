import type { Run } from '#kit/define-tool';
import { searchPreview } from '#lib/text/search-preview';
import { findFaults } from './find-faults.ts';
import { formats } from './formats.ts';
import { metaValues } from './meta-tags.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = (fields) => {
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
};

export default run;
