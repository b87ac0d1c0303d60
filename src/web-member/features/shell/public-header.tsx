import type { ReactNode } from 'react';
import { Wordmark } from './wordmark.tsx';
import './public-header.css';

/** The head of a page without the bar: the name, and what the page puts at its end. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="wrap public-header">
      <Wordmark />
      {children}
    </header>
  );
}
