import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelWaiting, connection } from '../../web-shared/server/connection.ts';

/**
 * Says that there is no connection, and whether something is sent as soon as there is one. Shown above the page, and
 * also inside a dialog, which covers the page.
 */
export function ConnectionNotice() {
  const { t } = useTranslation('console');
  const { lost, waiting } = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  return (
    <div role="status" className="connection">
      {lost && (
        <Alert
          severity="warning"
          {...(waiting > 0 && {
            action: (
              <Button color="inherit" onClick={cancelWaiting}>
                {t('offline.cancel')}
              </Button>
            ),
          })}
        >
          <span>{t('offline.lost')}</span> <span>{t(waiting > 0 ? 'offline.waiting' : 'offline.nothing')}</span>
        </Alert>
      )}
    </div>
  );
}
