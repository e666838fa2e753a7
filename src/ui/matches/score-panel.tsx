import './matches.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface ScorePanelProps {
  /** 0 to 100. */
  score: number;
  verdict: string;
  level: 'good' | 'middling' | 'bad';
  /** What it rests on. */
  children: ReactNode;
}

const looks = {
  good: { colour: 'text-accent', icon: <Icon name="circle-check" /> },
  middling: { colour: 'text-warning', icon: <Icon name="triangle-alert" /> },
  bad: { colour: 'text-danger', icon: <Icon name="circle-alert" /> },
};

/** How original a text is: as a ring, a figure and a verdict in words. */
export function ScorePanel({ score, verdict, level, children }: ScorePanelProps) {
  const { colour, icon } = looks[level];
  return (
    <div className="flex flex-wrap items-center gap-4 sm:gap-6">
      <svg viewBox="0 0 120 120" className={`match-ring ${colour}`} aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        {score > 0 && <circle cx="60" cy="60" r="54" pathLength="100" strokeDasharray={`${score} 100`} />}
      </svg>
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="match-score">
          <span className="figures">{score}%</span> original
        </p>
        <p className={`flex items-center gap-2 text-lg font-semibold ${colour}`}>
          {icon} {verdict}
        </p>
        {children}
      </div>
    </div>
  );
}
