import { useText } from '../../lib/text/use-text.ts';
import { Button } from '../../ui/index.ts';
import type { EarlierMessages } from './use-earlier-pages.ts';

type ShowEarlierProps = {
  earlier: EarlierMessages;
  /** Called before earlier messages are loaded. */
  onLoad?: () => void;
};

export function ShowEarlier({ earlier, onLoad }: ShowEarlierProps) {
  const { t } = useText(['messages', 'common']);
  if (!earlier.exist) return null;
  return (
    <div className="show-earlier">
      <Button
        small
        variant="ghost"
        busy={earlier.isLoading}
        onClick={() => {
          onLoad?.();
          earlier.load();
        }}
      >
        {t('earlier')}
      </Button>
      {earlier.error !== null && <p role="alert">{t('common:more.failed')}</p>}
    </div>
  );
}
