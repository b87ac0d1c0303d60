import type { ReactNode } from 'react';

/** The known facts of a case, each with a label; unknown ones are omitted. */
export const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className="facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([label, value]) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
