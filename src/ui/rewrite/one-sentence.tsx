import { type KeyboardEvent, memo } from 'react';
import { MarkedWords } from './marked-words.tsx';

interface OneSentenceProps {
  /** Its place in the text. */
  at: number;
  source: string;
  text: string;
  isMarked: boolean;
  isOpen: boolean;
  /** The one that the Tab key goes to. */
  isCurrent: boolean;
  onToggle: (at: number) => void;
  onFocus: (at: number) => void;
  onLeave: (from: HTMLElement, key: string) => boolean;
}

/**
 * A sentence to press. It stands in running text, where a button of the browser's own would not break between lines; each of its lines
 * is a target of 24 pixels at least (WCAG 2.5.8), and ends where that of the line below begins.
 */
export const OneSentence = memo(function OneSentence(props: OneSentenceProps) {
  const { at, source, text, isMarked, isOpen, isCurrent, onToggle, onFocus, onLeave } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') onToggle(at);
    else if (event.key === 'Escape' && isOpen) onToggle(at);
    else if (!onLeave(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  const press = () => {
    // Whoever selects some words means these, and not the sentence.
    if (window.getSelection()?.isCollapsed !== false) onToggle(at);
  };
  const button = {
    role: 'button',
    tabIndex: isCurrent ? 0 : -1,
    'aria-expanded': isOpen,
    'data-at': at,
    onClick: press,
    onFocus: () => onFocus(at),
    onKeyDown,
  };
  return (
    <span
      {...button}
      className={`cursor-pointer rounded-sm box-decoration-clone py-1 hover:bg-raised ${isOpen ? 'bg-raised outline-2 outline-accent' : ''} ${isMarked && text === source ? 'text-muted' : ''}`}
    >
      {isMarked ? <MarkedWords source={source} text={text} /> : text}
    </span>
  );
});
