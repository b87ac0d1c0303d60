import type { ReactNode } from 'react';
import { InlineText } from '../../web-shared/ui/user-text.tsx';
import './card.css';
import type { Elements } from '../../web-shared/ui/elements.ts';

type CardProps = {
  title?: ReactNode;
  aside?: Elements;
  as?: 'section' | 'article' | 'div';
  className?: string;
  children: Elements;
};

/** A section of a page with an optional heading and an element at its end (a tag, a link). */
export function Card({ title, aside, as: As = 'section', className, children }: CardProps) {
  return (
    <As className={className ? `card ${className}` : 'card'}>
      {(title || aside) && (
        <div className="card-head">
          {title && <h2>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </As>
  );
}

/** A labelled figure; the tone repeats in colour what the text says. */
export function Stat({ label, value, note }: { label: ReactNode; value: ReactNode; note?: Elements }) {
  return (
    <div className="stat">
      <div className="stat-label">{label}</div>
      <div className="stat-value">{value}</div>
      {note}
    </div>
  );
}

/** Labelled facts; those without a value are omitted. */
export function Facts({ facts, wide }: { facts: { label: string; value: ReactNode }[]; wide?: boolean }) {
  const given = facts.filter(({ value }) => value !== undefined && value !== null && value !== '');
  if (given.length === 0) return null;
  return (
    <dl className={wide ? 'facts wide' : 'facts'}>
      {given.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <InlineText>{value}</InlineText> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
