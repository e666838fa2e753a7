import { useState } from 'react';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

/** Any JSON as a tree to open and close. */
export default function Trees({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <section key={name} aria-label={label}>
      <h2 className="mb-2 text-lg font-semibold">{label}</h2>
      <div className="overflow-x-auto rounded-control border border-line bg-sunken p-4 font-mono text-sm">
        <Node value={value} isOpen />
      </div>
    </section>
  ));
}

/** Members of one node that are shown at first. */
const SHOWN = 100;

interface NodeProps {
  name?: string;
  value: unknown;
  isOpen?: boolean;
}

function Node({ name, value, isOpen: isFirst = false }: NodeProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const [most, setMost] = useState(SHOWN);
  const label = name === undefined ? null : <span className="text-accent">{name}: </span>;
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="wrap-anywhere">
        {label}
        {JSON.stringify(value)}
      </p>
    );
  }
  const members = Object.entries(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer">
        {label}
        {open}
        {isOpen ? '' : `…${close}`} <span className="text-muted figures">{members.length}</span>
      </summary>
      {isOpen && (
        <div className="border-l border-line pl-4">
          {members.slice(0, most).map(([key, member]) => (
            <Node key={key} name={key} value={member} />
          ))}
          {members.length > most && (
            <button type="button" className="link" onClick={() => setMost(most * 5)}>
              Show more ({members.length - most} left)
            </button>
          )}
        </div>
      )}
    </details>
  );
}
