import type { DecidedItem } from '#modules/guardianship/contracts/mailed-pages.ts';
import { splitByFlags } from '#kernel/contracts/split-by-flags.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import './decision.css';

/** The text under review with its flags marked, or a note that there is none. */
export function QuotedMessage({
  item: { content, flags, type, mutualRequest, wardFirstName },
}: {
  item: DecidedItem['item'];
}) {
  const { t } = useText('decide');
  return (
    <>
      {content ? (
        <UserText className="said letter">
          {splitByFlags(content, flags).map(({ words, isFlagged }, place) =>
            isFlagged ? <mark key={place}>{words}</mark> : words,
          )}
        </UserText>
      ) : (
        <p className="quiet">{type === 'stage' ? t('noWordsNeeded') : t('noWords')}</p>
      )}
      {mutualRequest && <p className="small">{t('mutualRequest', { ward: wardFirstName })}</p>}
    </>
  );
}
