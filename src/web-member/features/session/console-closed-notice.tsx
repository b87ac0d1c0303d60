import { useText } from '../../lib/text/use-text.ts';
import { Notice } from '../../ui/index.ts';

/** Says why somebody who opened the console is here: the account is not, or no longer, one of the staff. */
export function ConsoleClosedNotice() {
  const { t } = useText('dashboard');
  return (
    <div className="wrap">
      <Notice tone="wait">
        <p>{t('consoleClosed')}</p>
      </Notice>
    </div>
  );
}
