import type { ReactNode } from 'react';

/** A state as one word; the colour carries no extra information. */
export const Badge = ({ tone, children }: { tone?: 'ok' | 'wait' | 'end' | undefined; children: ReactNode }) => (
  <span className={tone ? `badge ${tone}` : 'badge'}>{children}</span>
);
