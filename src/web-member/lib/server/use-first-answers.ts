import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHydrating } from '../use-hydrating.ts';

const unknown = { predicate: ({ state }: Query) => state.status === 'pending' };

/**
 * Whether all that was asked for when this was first shown has been answered: then it can appear as a whole. What is
 * asked for later does not take it away again, and what the server rendered stands already.
 */
export function useFirstAnswers(): boolean {
  const client = useQueryClient();
  const fetching = useIsFetching(unknown);
  const [isComplete, setComplete] = useState(useHydrating());
  useEffect(() => {
    if (isComplete || fetching > 0) return;
    // An answer may make a part ask for more, which it does before the next frame.
    const frame = requestAnimationFrame(() => client.isFetching(unknown) === 0 && setComplete(true));
    return () => cancelAnimationFrame(frame);
  }, [client, isComplete, fetching]);
  return isComplete;
}
