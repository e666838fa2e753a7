import { AddressPanel } from '#ui/form/address-panel';
import { pageAsMarkdown } from './page-as-markdown.ts';

interface LoadPageProps {
  onText: (text: string) => void;
  onClose: () => void;
}

/** Asks for an address, and puts what is read at it into the text's place. */
export function LoadPage({ onText, onClose }: LoadPageProps) {
  return (
    <AddressPanel
      slug="page-text-extractor"
      failed="Failed to load the page"
      onAnswer={(data) => onText(pageAsMarkdown(data))}
      onClose={onClose}
    />
  );
}
