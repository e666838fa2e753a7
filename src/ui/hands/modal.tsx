import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  label: string;
  /** Fills the window. */
  isLarge?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: the browser keeps the focus in it, and gives it back. Esc closes it, and so does a press beside it. */
export function Modal({ label, isLarge = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    const press = ({ target }: MouseEvent) => target === current && current?.close();
    current?.addEventListener('click', press);
    return () => {
      current?.removeEventListener('click', press);
      // One that is taken away open keeps the focus.
      current?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`mx-auto ${isLarge ? 'my-auto h-[calc(100dvh-1rem)] max-h-none w-[calc(100vw-1rem)] max-w-none' : 'mt-8 max-h-[min(40rem,100dvh-4rem)] w-[min(38rem,100vw-2rem)]'} overflow-auto rounded-card border border-line bg-raised text-ink shadow-float backdrop:bg-black/50`}
      aria-label={label}
      onClose={onClose}
    >
      {/* Fills it, so that what is pressed beside it is the dialog itself. */}
      <div className={isLarge ? 'h-full p-3' : 'p-3'}>{children}</div>
    </dialog>
  );
}
