import { useState } from 'react';
import { shownPicture } from '#kit/picture-fields';
import { pictureSaid } from '../drawn/picture-words.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { BeforeAfter } from '../result/before-after.tsx';
import { fileUrl } from '../result/file-url.tsx';
import { MadeImage } from '../result/made-image.tsx';

const NOT_COMPARED = 'Your browser does not show the original, so the two cannot be compared here.';

/** A picture that was made of another, with its figures; beside the original where that was kept. */
export default function MadePicture({ items, whole: { slug, outputs, values } }: ResultKindProps) {
  // A picture that this browser does not know, such as most do HEIC.
  const [unseen, setUnseen] = useState<string>();
  const facts = shownPicture.parse(values);
  const { width, height } = facts;
  return items.map(({ output: { name, label, picture }, value }) => {
    const { original = '' } = picture ?? {};
    const before = values[original];
    const names = { before: outputs.find((each) => each.name === original)?.label ?? 'Original', after: label };
    const isCompared = typeof before === 'string' && before !== unseen;
    const pair = isCompared && { before: fileUrl(before), after: fileUrl(String(value)) };
    const notes = [facts.note, typeof before === 'string' && !isCompared && NOT_COMPARED];
    return (
      <MadeImage
        key={name}
        {...facts}
        note={notes.filter(Boolean).join(' ')}
        {...pictureSaid(picture, values)}
        slug={slug}
        url={String(value)}
        name={label}
        picture={
          pair && <BeforeAfter {...pair} {...{ names, width, height }} onUnseen={() => setUnseen(String(before))} />
        }
      />
    );
  });
}
