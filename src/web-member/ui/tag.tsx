import type { ReactNode } from 'react';
import './tag.css';

/** The meaning of a state for the reader: in order, waiting for somebody, ended, or neutral. */
export type Tone = 'ok' | 'wait' | 'end' | 'plain';

/** A state in words; its mark differs in shape as well as in colour. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>;
}

/** A count next to a label, with words for screen readers. */
export function Count({ value, label }: { value: number; label: string }) {
  if (value <= 0) return null;
  return (
    <span className="count">
      <span aria-hidden>{value}</span>
      <span className="only-read">{label}</span>
    </span>
  );
}
