import { useSyncExternalStore } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { connection, cancelWaiting } from '../../../web-shared/server/connection.ts';
import { Button } from '../button.tsx';
import './connection-notice.css';

/**
 * Says that there is no connection, and offers to cancel the waiting requests. Shown above the page, and also inside a
 * dialog, which covers the page.
 */
export function ConnectionNotice({ inDialog }: { inDialog?: boolean }) {
  const { t } = useText('common');
  const { lost, waiting } = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  return (
    <div
      className={inDialog ? 'connection in-dialog' : 'connection'}
      role="status"
      ref={inDialog ? null : setNoticeHeight}
    >
      {lost && (
        <div className="connection-words">
          <p>
            <span>{t('connection.lost')}</span> {waiting > 0 && <span>{t('connection.waiting')}</span>}
          </p>
          {waiting > 0 && (
            <Button small onClick={cancelWaiting}>
              {t('connection.takeBack')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Sets the CSS variable `--notice` to its height, so that sticky elements make room for it. */
function setNoticeHeight(notice: HTMLDivElement | null) {
  if (!notice) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--notice', `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    root.removeProperty('--notice');
  };
}
