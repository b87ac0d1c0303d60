import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.ts';
import { inPieces } from '#kernel/contracts/in-pieces.ts';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../ui/user-text.tsx';
import './decision.css';

/** The words that wait for a decision, with what to look at marked; and, as the case may be, that there are none. */
export function DigestFrequency({
  item: { content, flags, type, mutualRequest, wardFirstName },
}: {
  item: ApprovalDetail;
}) {
  const { t } = useTranslation('decide');
  return (
    <>
      {content ? (
        <UserText className="said letter">
          {inPieces(content, flags).map(({ words, isFound }, place) =>
            isFound ? <mark key={place}>{words}</mark> : words,
          )}
        </UserText>
      ) : (
        <p className="quiet">{type === 'stage' ? t('noWordsNeeded') : t('noWords')}</p>
      )}
      {mutualRequest && <p className="small">{t('mutualRequest', { ward: wardFirstName })}</p>}
    </>
  );
}
