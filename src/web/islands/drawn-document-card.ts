import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import document from '#ui/fields/document';
import documents from '#ui/fields/documents';
import pages from '#ui/fields/pages';

/** For forms that begin with documents, or with pictures that become one. */
export const DrawnDocumentCard = drawnCard({ fields: withKinds(fewFields, { document, documents, pages }) });
