import type { ReactNode } from 'react';
import { Words } from './words.tsx';
import './bubble.css';

type BubbleProps = { mine?: boolean; faded?: boolean; by?: ReactNode; meta: ReactNode; children: ReactNode };

/** One person's words in a conversation, with a line under them about when and what became of them. */
export function Bubble({ mine, faded, by, meta, children }: BubbleProps) {
  return (
    <div className={`said-by ${mine ? 'mine' : ''} ${faded ? 'faded' : ''}`}>
      {by && <div className="bubble-by">{by}</div>}
      <div className="bubble">
        <Words as="div" className="bubble-text">
          {children}
        </Words>
      </div>
      <div className="bubble-meta">{meta}</div>
    </div>
  );
}
