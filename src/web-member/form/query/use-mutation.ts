import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from './query-client-provider.tsx';

interface MutationOptions<T, V> {
  mutationFn: (variables: V) => Promise<T>;
  onSuccess?: (data: T, variables: V) => unknown;
  onError?: (error: Error, variables: V) => unknown;
  onSettled?: () => unknown;
}

interface MutationState<T> {
  status: 'idle' | 'pending' | 'success' | 'error';
  data: T | undefined;
  error: Error | null;
}
const IDLE = { status: 'idle', data: undefined, error: null } as const;

/** A mutation; it succeeds only once its `onSuccess` and `onSettled` are done. */
export function useMutation<T, V = void>(options: MutationOptions<T, V>) {
  const { mutationCache } = useQueryClient();
  const [state, setState] = useState<MutationState<T>>(IDLE);
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  /** The newest request; results of reset or older ones are not shown. */
  const shown = useRef<symbol>(null);
  const mutate = useCallback(
    async (variables: V) => {
      const call = Symbol('call');
      shown.current = call;
      const complete = (state: MutationState<T>) => shown.current === call && setState(state);
      setState({ ...IDLE, status: 'pending' });
      try {
        const data = await newest.current.mutationFn(variables);
        await newest.current.onSuccess?.(data, variables);
        await newest.current.onSettled?.();
        complete({ status: 'success', data, error: null });
      } catch (failure) {
        const error = failure as Error;
        mutationCache.onError(error);
        await newest.current.onError?.(error, variables);
        await newest.current.onSettled?.();
        complete({ status: 'error', data: undefined, error });
      }
    },
    [mutationCache],
  );
  const reset = useCallback(() => {
    shown.current = null;
    setState(IDLE);
  }, []);
  return {
    ...state,
    isPending: state.status === 'pending',
    isSuccess: state.status === 'success',
    mutate: (variables: V) => void mutate(variables),
    reset,
  };
}
