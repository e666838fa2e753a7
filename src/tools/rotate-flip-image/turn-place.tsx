import { BoardPlace } from '#ui/board/board-place';
import type { FormParts } from '#ui/drawn/field-kind';
import { Icon } from '#ui/icon';
import { TurnBoard } from './turn-board.tsx';

/** Where the turned picture is seen. */
export function TurnPlace(form: FormParts) {
  return (
    <BoardPlace
      form={form}
      ofMany={null}
      instead={(onShow) => (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <button type="button" className="button-quiet" disabled={!onShow} onClick={onShow}>
            <Icon name="image" /> Show the picture
          </button>
          to see it turned, and to draw a line that becomes level.
        </p>
      )}
      board={(picture) => <TurnBoard key={picture.url} {...picture} form={form} />}
    />
  );
}
