import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { InlineText, UserText } from '../../web-shared/ui/user-text.tsx';
import './bubble.css';

type BubbleProps = {
  mine?: boolean;
  faded?: boolean;
  waiting?: boolean;
  by?: ReactNode;
  meta: ReactNode;
  children: ReactNode;
};

/**
 * A message in a conversation, with its time and state below. A pending message has a mark as well as a colour; a faded
 * one was never delivered.
 */
export function Bubble({ mine, faded, waiting, by, meta, children }: BubbleProps) {
  const looks = ['said-by', mine && 'mine', faded && 'faded', waiting && 'waiting'].filter(Boolean).join(' ');
  return (
    <div className={looks}>
      {by && (
        <div className="bubble-by">
          <InlineText>{by}</InlineText>
        </div>
      )}
      <div className="bubble">
        <UserText as="div" className="bubble-text">
          {children}
        </UserText>
      </div>
      <div className="bubble-meta">
        {waiting && <Hourglass aria-hidden />}
        <span>{meta}</span>
      </div>
    </div>
  );
}
