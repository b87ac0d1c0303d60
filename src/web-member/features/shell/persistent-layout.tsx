import { Outlet, useLocation } from 'react-router-dom';
import { useSavedReading } from '../../lib/server/use-saved-reading.ts';
import { useUser } from '../session/index.ts';

/** Around every page of the app: it may be kept to be read without a connection. Form pages never are. */
export function PersistentLayout() {
  const { data: user } = useUser();
  useSavedReading(useLocation(), user === null ? null : user?.id);
  return <Outlet />;
}
