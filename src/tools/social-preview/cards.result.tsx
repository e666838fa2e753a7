import type { ResultKindProps } from '#ui/drawn/result-kind';
import { fileUrl } from '#ui/result/file-url';
import { SocialCards } from '#ui/result/social-cards';
import tool from './tool.ts';

const { cards: cardsShape, pictures: picturesShape } = tool.output.shape;

/** The link on each network, with the picture as it is cropped there. */
export default function Cards({ items: [item], whole }: ResultKindProps) {
  const pictures = picturesShape.parse(whole.values.pictures ?? []);
  const shownAt = (address: string) => {
    const copy = pictures.find((picture) => picture.address === address)?.shownAt;
    return copy ? fileUrl(copy) : undefined;
  };
  return (
    <section aria-label="As networks show it">
      <h2 className="mb-3 text-lg font-semibold">Previews</h2>
      <SocialCards cards={cardsShape.parse(item?.value)} shownAt={shownAt} />
    </section>
  );
}
