import { useEffect, useState } from 'react';

/** A shorter wait is not shown. */
const SHORT_MS = 300;

/** Returns whether something has been going on long enough to be shown. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setSlow(true), SHORT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
