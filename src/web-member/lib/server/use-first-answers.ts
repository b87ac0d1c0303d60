import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHydrating } from '../use-hydrating.ts';

const unknown = { predicate: ({ state }: Query) => state.status === 'pending' };

/**
 * Returns true once all initial requests have responses, so that the page can appear as a whole, and stays true during
 * later requests. Server-rendered pages are complete from the start.
 */
export function useFirstAnswers(): boolean {
  const client = useQueryClient();
  const fetching = useIsFetching(unknown);
  const [isComplete, setComplete] = useState(useHydrating());
  useEffect(() => {
    if (isComplete || fetching > 0) return;
    // A response may lead to more requests, before the next frame.
    const frame = requestAnimationFrame(() => client.isFetching(unknown) === 0 && setComplete(true));
    return () => cancelAnimationFrame(frame);
  }, [client, isComplete, fetching]);
  return isComplete;
}
