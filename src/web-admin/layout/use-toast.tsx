import { useNotify } from 'ra-core';
import { useMemo } from 'react';

/** Toasts for success and failure: a title and the server's own sentence. */
export function useToast() {
  const notify = useNotify();
  return useMemo(
    () => ({
      toast: (title: string, text?: string) => notify(<Notified title={title} text={text} />, { type: 'success' }),
      /** `otherwise` is shown if the server sent no message. */
      toastError: (title: string, { message }: Pick<Error, 'message'>, otherwise?: string) =>
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
    <div className={failed ? 'toast failed' : 'toast-status'} role={failed ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {text && text !== title && <span>{text}</span>}
    </div>
  );
}
