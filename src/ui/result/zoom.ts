/** How a picture lies in its frame: magnified, and moved by shares of the frame's size. 1, 0, 0 is the whole picture. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** A place in the frame, as shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Magnified by a factor, with what is seen at `place` staying there. Never smaller than the frame. */
export function zoomed(view: View, factor: number, { place, most }: { place: Place; most: number }): View {
  const scale = Math.min(Math.max(1, most), Math.max(1, view.scale * factor));
  const growth = scale / view.scale;
  const held = (at: number, offset: number) => at - (at - offset) * growth;
  return within({ scale, x: held(place.x, view.x), y: held(place.y, view.y) });
}

/** Moved by shares of the frame's size, up to the picture's edges. */
export function moved(view: View, by: Place): View {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y });
}

function within({ scale, x, y }: View): View {
  const held = (offset: number) => Math.min(0, Math.max(1 - scale, offset));
  return { scale, x: held(x), y: held(y) };
}
