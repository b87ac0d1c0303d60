import { Ellipsis } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { ReportButton } from '../safety/index.ts';

/** Folds away what a reader can do about one message. */
export function MessageMore({ id }: { id: string }) {
  const { t } = useText('messages');
  return (
    <details className="message-more">
      <summary aria-label={t('more')}>
        <Ellipsis aria-hidden />
      </summary>
      <ReportButton type="message" id={id} />
    </details>
  );
}
