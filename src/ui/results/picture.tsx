import { shownPicture } from '#kit/picture-fields';
import { pictureSaid } from '../drawn/picture-words.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { BeforeAfter } from '../result/before-after.tsx';
import { fileUrl } from '../result/file-url.tsx';
import { MadeImage } from '../result/made-image.tsx';

/** A picture that was made of another, with its figures; beside the original where that was kept. */
export default function MadePicture({ items, whole: { slug, outputs, values } }: ResultKindProps) {
  const facts = shownPicture.parse(values);
  const { width, height } = facts;
  return items.map(({ output: { name, label, picture }, value }) => {
    const { original = '' } = picture ?? {};
    const before = values[original];
    const names = { before: outputs.find((each) => each.name === original)?.label ?? 'Original', after: label };
    const pair = typeof before === 'string' && { before: fileUrl(before), after: fileUrl(String(value)) };
    return (
      <MadeImage
        key={name}
        {...facts}
        {...pictureSaid(picture, values)}
        slug={slug}
        url={String(value)}
        name={label}
        picture={pair ? <BeforeAfter {...pair} names={names} width={width} height={height} /> : undefined}
      />
    );
  });
}
