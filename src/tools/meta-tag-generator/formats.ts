import { type MetaValues, metaTags } from './meta-tags.ts';
import { writeHelmet, writeJson, writeNextJs } from './write-code.ts';
import { writeHtml } from './write-html.ts';

export const formatNames = ['html', 'nextjs', 'helmet', 'json'] as const;

type FormatName = (typeof formatNames)[number];

interface Format {
  label: string;
  fileName: string;
  write: (values: MetaValues) => string;
}

/** The ways in which the tags can be written. */
export const formats: Readonly<Record<FormatName, Format>> = {
  html: { label: 'HTML', fileName: 'meta-tags.html', write: (values) => writeHtml(metaTags(values)) },
  nextjs: { label: 'Next.js', fileName: 'metadata.ts', write: writeNextJs },
  helmet: { label: 'React Helmet', fileName: 'page-meta.jsx', write: (values) => writeHelmet(metaTags(values)) },
  json: { label: 'JSON', fileName: 'meta-tags.json', write: writeJson },
};
