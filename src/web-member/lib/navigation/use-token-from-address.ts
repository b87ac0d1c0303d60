import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSentField } from '../forms/sent-form.ts';

/**
 * Reads an emailed token from the form that was sent, or from the query. Removes it from the address bar and the
 * history.
 */
export function useTokenFromAddress(name = 'token'): string | null {
  const { search } = useLocation();
  const sent = useSentField(name);
  const [token] = useState(() => sent ?? new URLSearchParams(search).get(name));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
