import type { ReactNode } from 'react';

/** A state in a word; its colour says nothing that the word does not. */
export const Badge = ({ tone, children }: { tone?: 'ok' | 'wait' | 'end' | undefined; children: ReactNode }) => (
  <span className={tone ? `badge ${tone}` : 'badge'}>{children}</span>
);
