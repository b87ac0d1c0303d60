import { Wordmark } from './wordmark.tsx';
import './public-header.css';
import type { Elements } from '../../../ui/elements.ts';

/** The head of a page without the bar: the name, and what the page puts at its end. */
export function PublicHeader({ children }: { children?: Elements }) {
  return (
    <header className="wrap public-header">
      <Wordmark />
      {children}
    </header>
  );
}
