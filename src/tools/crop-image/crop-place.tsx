import { BoardPlace } from '#ui/board/board-place';
import type { FormParts } from '#ui/drawn/field-kind';
import { ShowPicture } from './crop-area.tsx';
import { CropBoard } from './crop-board.tsx';

/** Where the area is drawn. */
export function CropPlace(form: FormParts) {
  const { values, change } = form;
  return (
    <BoardPlace
      form={form}
      ofMany={<p className="text-sm text-muted">The same area is cut out of every picture:</p>}
      instead={(onShow) => <ShowPicture onShow={onShow} />}
      board={(picture) => <CropBoard key={picture.url} {...picture} values={values} change={change} />}
    />
  );
}
