import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads an emailed token from the query, and removes it from the address bar and the history. */
export function useTokenFromAddress(name = 'token'): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get(name));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
