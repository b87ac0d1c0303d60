interface StepsInput {
  /** Whether the profile is complete. */
  complete: boolean;
  /** Whether a request was ever sent. */
  hasSentRequest: boolean;
  matches: number;
}

/**
 * The three steps of a member and how they stand; the first that is not done comes now. Whoever has asked, or is in a
 * match, has found somebody; a match is what a request is for.
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
