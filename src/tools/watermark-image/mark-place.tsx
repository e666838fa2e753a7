import { BoardPlace } from '#ui/board/board-place';
import type { FormParts } from '#ui/drawn/field-kind';
import { heldFile } from '#ui/result/held-files';
import { MarkBoard } from './mark-board.tsx';

/** Where a picture of the visitor's is seen with its watermark; one on the web is seen in the result. */
export function MarkPlace(form: FormParts) {
  return (
    <BoardPlace
      form={form}
      ofMany={null}
      instead={() => null}
      board={({ url }) => (heldFile(url) ? <MarkBoard key={url} url={url} values={form.values} /> : null)}
    />
  );
}
