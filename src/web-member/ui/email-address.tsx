import { Fragment } from 'react';

/** An email address that a narrow screen breaks after its '@' or before a dot, not within a word. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <bdi className="email-address">
      {children.split(/(?<=@)|(?=\.)/).map((part, n) => (
        <Fragment key={`${n} ${part}`}>
          {n > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
