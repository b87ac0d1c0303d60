import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useRouteError } from 'react-router-dom';
import { connection, markOffline } from '../../../web-shared/server/connection.ts';
import { reloadOnce } from '../../lib/reload-once.ts';
import { ErrorNotice } from '../../ui/index.ts';
import { PublicHeader } from './navigation/public-header.tsx';

const reload = () => window.location.reload();
/** Messages of browsers about a chunk that failed to load. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

/**
 * Replaces a page that crashed or failed to load, and offers a reload. It reloads by itself once if the server has
 * another build, and after a lost connection once it is back.
 */
export function PageError() {
  const { t } = useText('common');
  const error = useRouteError();
  const notFetched = error instanceof Error && NOT_FETCHED.test(error.message);
  const { lost } = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  useEffect(() => {
    if (!notFetched) return;
    if (navigator.onLine) void reloadOnce(reload);
    else markOffline();
  }, [notFetched]);
  useEffect(() => {
    if (notFetched && lost) return connection.subscribe(() => !connection.state().lost && reload());
  }, [notFetched, lost]);
  return (
    <div className="wrap page narrow">
      {notFetched && lost ? (
        <ErrorNotice title={t('broken.offlineTitle')} text={t('broken.offlineText')} onRetry={reload} />
      ) : (
        <ErrorNotice title={t('broken.title')} text={t('broken.text')} onRetry={reload} />
      )}
    </div>
  );
}

/** The same page without the rest of the layout. */
export function AppError() {
  return (
    <main id="content">
      <PublicHeader />
      <PageError />
    </main>
  );
}
