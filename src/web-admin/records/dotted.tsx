import { Fragment, type ReactNode } from 'react';

/** Short facts on a line, each with its own direction, since names and numbers are mixed with words. */
export const Dotted = ({ parts }: { parts: ReactNode[] }) => (
  <>
    {parts.filter(Boolean).map((part, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change places
      <Fragment key={place}>
        {place > 0 && <span>{' · '}</span>}
        <bdi>{part}</bdi>
      </Fragment>
    ))}
  </>
);
