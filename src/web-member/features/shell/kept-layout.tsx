import { Outlet, useLocation } from 'react-router-dom';
import { useKeptReading } from '../../lib/use-kept-reading.ts';

/** Around every page of the app: it may be kept to be read without a connection. Form pages never are. */
export function KeptLayout() {
  const { pathname, search } = useLocation();
  useKeptReading(pathname + search);
  return <Outlet />;
}
