import type { ApprovalDetail } from '#modules/guardianship/contracts/approvals.ts';
import { inPieces } from '#kernel/contracts/in-pieces.ts';
import { useTranslation } from 'react-i18next';
import { Words } from '../../ui/words.tsx';
import './decision.css';

/** The words that wait for a decision, with what to look at marked; and, as the case may be, that there are none. */
export function Letter({ item: { content, flags, type, bothAsked, wardFirstName } }: { item: ApprovalDetail }) {
  const { t } = useTranslation('decide');
  return (
    <>
      {content ? (
        <Words className="said letter">
          {inPieces(content, flags).map(({ words, isFound }, place) =>
            isFound ? <mark key={place}>{words}</mark> : words,
          )}
        </Words>
      ) : (
        <p className="quiet">{type === 'stage' ? t('noWordsNeeded') : t('noWords')}</p>
      )}
      {bothAsked && <p className="small">{t('bothAsked', { ward: wardFirstName })}</p>}
    </>
  );
}
