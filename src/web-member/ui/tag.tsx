import type { ReactNode } from 'react';
import './tag.css';

/** What a state means to the reader: in order, waiting for someone, ended, or neither. */
export type Tone = 'ok' | 'wait' | 'end' | 'plain';

/** A state in words; the mark before it differs in shape as well as in colour. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>;
}

/** A count beside a label, with words for those who hear it. */
export function Count({ value, label }: { value: number; label: string }) {
  if (value <= 0) return null;
  return (
    <span className="count">
      <span aria-hidden>{value}</span>
      <span className="only-read">{label}</span>
    </span>
  );
}
