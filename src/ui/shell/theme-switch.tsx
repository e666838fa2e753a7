import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';

type Theme = 'system' | 'light' | 'dark';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: <Icon name="monitor" />, light: <Icon name="sun" />, dark: <Icon name="moon" /> };

/** Puts on the page what was chosen in this browser: its theme, and whether somebody seems to be logged in. */
function applyChosen() {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.toggleAttribute('data-account', localStorage.getItem('account') !== null);
  } catch {
    // Storage is forbidden here: what is on the page stays.
  }
}

/** Run in the head before anything is drawn, so that neither a chosen theme nor who is logged in flashes up late. */
export const themeScript = `(${applyChosen})()`;

interface ThemeSwitchProps {
  /** Before the name of the theme. */
  label: string;
  names: Record<Theme, string>;
}

export function ThemeSwitch({ label, names }: ThemeSwitchProps) {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const follow = () => {
      applyChosen();
      const chosen = document.documentElement.dataset.theme;
      setTheme(chosen === 'light' || chosen === 'dark' ? chosen : 'system');
    };
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const change = () => {
    const chosen = next[theme];
    setTheme(chosen);
    remember(chosen);
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${label}: ${names[theme]}`}
      title={`${label}: ${names[theme]}`}
      onClick={change}
    >
      {icons[theme]}
    </button>
  );
}

/** A browser that keeps nothing still changes the theme until the page is left. */
function remember(theme: Theme) {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is forbidden here: nothing is lost but the memory of the choice.
  }
}
