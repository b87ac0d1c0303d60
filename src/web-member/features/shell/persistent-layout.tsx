import { Outlet, useLocation } from 'react-router-dom';
import { useSavedReading } from '../../lib/server/use-saved-reading.ts';
import { useUser } from '../session/index.ts';

/** The layout of pages that may be stored for offline reading. */
export function PersistentLayout() {
  const { data: user } = useUser();
  useSavedReading(useLocation(), user === null ? null : user?.id);
  return <Outlet />;
}
