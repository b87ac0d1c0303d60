import { useNotify } from 'ra-core';
import { useMemo } from 'react';

/** How the console tells what was done, and what was not: a title, and the server's own sentence. */
export function useToast() {
  const notify = useNotify();
  return useMemo(
    () => ({
      tell: (title: string, text?: string) => notify(<Notified title={title} text={text} />, { type: 'success' }),
      /** `otherwise` stands where the server said nothing. */
      tellFailure: (title: string, { message }: Pick<Error, 'message'>, otherwise?: string) =>
        notify(<Notified title={title} text={message || otherwise} failed />, {
          type: 'error',
          autoHideDuration: 10_000,
        }),
    }),
    [notify],
  );
}

function Notified({ title, text, failed }: { title: string; text?: string | undefined; failed?: boolean }) {
  return (
    <div className={failed ? 'told-words failed' : 'told-words'} role={failed ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && text !== title && <span>{text}</span>}
    </div>
  );
}
