import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { NoticeList, type NoticeListProps } from '../notice/notice-list.tsx';
import { notify } from '../notice/notices.tsx';
import { savedText } from '../saved/saved-list.tsx';
import { entriesOf, type Landing, land, landingOf, pasteNowhere } from './arrivals.tsx';
import { cancelRun, startRun, useClearUndo } from './form-keys.tsx';
import { KeptLine } from './kept-line.tsx';
import { pageDialog } from './page-dialog.tsx';
import { isPaletteKey, type Touch } from './touches.tsx';

export interface HandsProps extends NoticeListProps {
  /** What was done before this was there; from then on `take` is called. */
  touches: { waiting: Touch[]; take?: (touch: Touch) => void };
}

/** A dialog over the page; one at a time. */
export interface DialogProps {
  onClose: () => void;
  /** Shows another in its place. */
  onOpen: (name: keyof typeof dialogs) => void;
}

const dialogs = {
  palette: async (): Promise<ComponentType<DialogProps>> => (await import('./palette.tsx')).Palette,
  shortcuts: async (): Promise<ComponentType<DialogProps>> => (await import('./shortcuts.tsx')).Shortcuts,
};

/** What a page has for hands on the keyboard, and for what is dropped and pasted; and where its notices are shown. */
export function Hands({ touches, ...notices }: HandsProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [landing, setLanding] = useState<Landing>();
  const { noteClear, undoClear } = useClearUndo();

  const open = (name: keyof typeof dialogs) => {
    dialogs[name]().then(
      (Loaded) => setDialog(() => Loaded),
      (error: unknown) => {
        console.error(error);
        const reason = 'Check your connection and try again.';
        notify({ kind: 'error', message: 'This could not be loaded.', reason });
      },
    );
  };
  const press = (event: KeyboardEvent, isTyped: boolean) => {
    const isBehind = document.querySelector('dialog[open]') !== null;
    if (isPaletteKey(event) && (Dialog || !isBehind)) return Dialog ? setDialog(undefined) : open('palette');
    if (isBehind) return;
    if (event.key === '?' && !isTyped && !event.ctrlKey && !event.metaKey && savedText('slash') !== 'off')
      return open('shortcuts');
    if (startRun(event) || cancelRun(event) || undoClear(event)) event.preventDefault();
  };
  const take = useEffectEvent((touch: Touch) => {
    const { event, isTaken, isTyped } = touch;
    if (event.type === 'click') noteClear(touch);
    else if (event instanceof KeyboardEvent) {
      if (!isTaken && !event.isComposing) press(event, isTyped);
    } else if (event instanceof DragEvent) {
      const next = landingOf(event);
      setLanding(event.type === 'drop' ? undefined : next);
      if (event.type === 'drop' && next) void land(next, touch.files, entriesOf(event));
    } else if (event instanceof ClipboardEvent && !isTaken && pasteNowhere(touch)) event.preventDefault();
  });
  useEffect(() => {
    touches.take = (touch) => take(touch);
    for (const touch of touches.waiting.splice(0)) take(touch);
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setLanding(undefined);
    addEventListener('dragleave', leave);
    return () => removeEventListener('dragleave', leave);
  }, [touches]);
  useEffect(() => {
    pageDialog.show = (Shown) => setDialog(() => Shown);
    if (pageDialog.waiting) pageDialog.show(pageDialog.waiting);
  }, []);
  const place = landing?.place;
  useLayoutEffect(() => {
    place?.classList.add('landing-place');
    return () => place?.classList.remove('landing-place');
  }, [place]);

  return (
    <>
      <NoticeList {...notices} />
      <KeptLine />
      {landing && (
        <p
          role="status"
          className="pointer-events-none fixed inset-x-4 bottom-6 z-50 mx-auto w-fit rounded-card bg-ink px-5 py-3 font-semibold text-paper"
        >
          {landing.hint}
        </p>
      )}
      {Dialog && <Dialog onClose={() => setDialog(undefined)} onOpen={open} />}
    </>
  );
}
