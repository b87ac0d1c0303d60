interface StepsInput {
  complete: boolean;
  hasSentRequest: boolean;
  matches: number;
}

/**
 * Returns the three steps of a member with their states; the first open one is current. A sent request or a match
 * completes the second step, a match the third.
 */
export function stepsOf({ complete, hasSentRequest, matches }: StepsInput) {
  const done = {
    profile: complete,
    browse: complete && (hasSentRequest || matches > 0),
    requests: complete && matches > 0,
  };
  const ids = ['profile', 'browse', 'requests'] as const;
  const now = ids.find((id) => !done[id]);
  return ids.map((id) => ({ id, state: done[id] ? 'done' : id === now ? 'now' : 'next' }) as const);
}
