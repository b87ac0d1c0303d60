import { Fragment } from 'react';

/** A sentence that contains an email address. */
export function WithEmailAddress({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email);
  return (
    <>
      <span>{before}</span>
      <EmailAddress inSentence>{email}</EmailAddress>
      <span>{after}</span>
    </>
  );
}

/** An email address that a narrow screen breaks after its '@' or before a dot, not within a word. */
export function EmailAddress({ children, inSentence }: { children: string; inSentence?: boolean }) {
  return (
    <bdi className={inSentence ? undefined : 'email-address'}>
      {children.split(/(?<=@)|(?=\.)/).map((part, n) => (
        <Fragment key={`${n} ${part}`}>
          {n > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
