import { useEffect, useState } from 'react';

export interface Slash {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** Whether a slash alone leads to the search: a shortcut of one key must be possible to turn off (WCAG 2.1.4). */
export function useSlash(): Slash {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    try {
      setOn(localStorage.getItem('slash') !== 'off');
    } catch {
      // Storage is forbidden here: the choice lasts as long as the page.
    }
  }, []);
  const turn = (on: boolean) => {
    setOn(on);
    try {
      localStorage.setItem('slash', on ? 'on' : 'off');
    } catch {
      // As above.
    }
  };
  return { isOn, turn };
}
