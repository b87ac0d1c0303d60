import { Ellipsis } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { ReportButton } from '../safety/index.ts';

/** What a reader can do about one message, out of the way. */
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
