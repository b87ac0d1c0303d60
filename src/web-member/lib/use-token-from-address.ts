import { useEffect, useState } from 'react';

/** Takes a mailed token out of the query string, and out of the address bar and the history with it. */
export function useTokenFromAddress(name = 'token'): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.search).get(name));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
