import { pictureFactsOf } from '#kit/picture-fields';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { MadeImage } from '../result/image-result.tsx';

/** A picture that was made of another, with its figures. */
export default function MadePicture({ items, whole: { slug, values } }: ResultKindProps) {
  const facts = pictureFactsOf.parse(values);
  return items.map(({ output: { name, label }, value }) => (
    <MadeImage
      key={name}
      {...facts}
      slug={slug}
      url={String(value)}
      name={label}
      headline={`${facts.sourceSize} → ${facts.size}`}
    />
  ));
}
