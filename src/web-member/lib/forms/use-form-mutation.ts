import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '../../../web-shared/server/contracts.ts';
import { useSentForm } from './sent-form.ts';

/**
 * The mutation of a form that may also work without the app: until it runs, its outcome is that of the form that the
 * server answered.
 */
export function useFormMutation<Answer, Input>(
  endpoint: Address | undefined,
  options: UseMutationOptions<Answer, Error, Input> & { mutationFn: (input: Input) => Promise<Answer> },
) {
  const [sent, setSent] = useState(useSentForm(endpoint));
  const mutation = useMutation(options);
  const first = mutation.isIdle ? sent : null;
  return {
    mutate: mutation.mutate,
    reset: () => {
      setSent(null);
      mutation.reset();
    },
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess || (first !== null && first.error === null),
    error: mutation.error ?? first?.error ?? null,
    data: mutation.data ?? (first?.answer as Answer | null | undefined) ?? undefined,
  };
}
