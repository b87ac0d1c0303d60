import { Wordmark } from './wordmark.tsx';
import './public-header.css';
import type { Elements } from '../../../../web-shared/ui/elements.ts';

/** The header of pages without the navigation bar; `children` are at its end. */
export function PublicHeader({ children }: { children?: Elements }) {
  return (
    <header className="wrap public-header">
      <Wordmark />
      {children}
    </header>
  );
}
