import { useNotify } from 'ra-core';
import { useMemo } from 'react';

/** How the console tells what was done, and what was not: a title, and the server's own sentence. */
export function useTell() {
  const notify = useNotify();
  return useMemo(
    () => ({
      tell: (title: string, text?: string) => notify(<Told title={title} text={text} />, { type: 'success' }),
      /** `otherwise` stands where the server said nothing. */
      tellFailure: (title: string, { message }: Pick<Error, 'message'>, otherwise?: string) =>
        notify(<Told title={title} text={message || otherwise} />, { type: 'error', autoHideDuration: 10_000 }),
    }),
    [notify],
  );
}

function Told({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="told-words" role="status">
      <strong>{title}</strong>
      {text && text !== title && <span>{text}</span>}
    </div>
  );
}
