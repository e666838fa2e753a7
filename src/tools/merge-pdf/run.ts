import { fetchFiles, keptDocument, listedDocuments, progressBy } from '#families/documents';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ documents, outline }, ports, { signal, report }) => {
  const given = listedDocuments(documents);
  const urls = given.map(({ url }) => url);
  const fetched = await fetchFiles(urls, ports, signal);
  const { answer, made } = await ports.pdf.make(
    'merge',
    {
      documents: given.map(({ pages, password }, at) => ({ name: fetched[at]?.name ?? '', pages, password })),
      isOutlined: outline,
    },
    { contents: fetched.map(({ content }) => content), signal, ...progressBy(report, 'Merging the files') },
  );
  const [content] = made;
  const [url = ''] = urls;
  return keptDocument({ content, url, suffix: 'merged', ...answer.document, notes: answer.notes }, ports);
};

export default run;
