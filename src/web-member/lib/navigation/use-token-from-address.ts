import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes a mailed token out of the query string, and out of the address bar and the history with it. */
export function useTokenFromAddress(name = 'token'): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get(name));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
