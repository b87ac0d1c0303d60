import type { DecidedItem } from '#modules/guardianship/contracts/mailed-pages.ts';
import { splitByFlags } from '#kernel/contracts/split-by-flags.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { UserText } from '../../../../web-shared/ui/user-text.tsx';
import { CitedSentence, WrittenInEnglish } from '../../person/index.ts';
import { isFromWard } from './item-kind.ts';
import './decision.css';

/** A phone number, which is one word to its readers. */
const NUMBER = /^[\d\s()+-]{5,20}$/;

/** The text under review with its flags marked, below the sentence that it quotes, or a note that there is none. */
export function QuotedMessage({ item, copies }: { item: DecidedItem['item']; copies?: boolean }) {
  const { content, quote, flags, type, mutualRequest, wardFirstName } = item;
  const { t } = useText('decide');
  return (
    <>
      <CitedSentence
        label={t(isFromWard(item) ? 'quotes.his' : 'quotes.hers', { ward: wardFirstName })}
        words={quote}
      />
      {content ? (
        <UserText className="said letter" text={content}>
          {splitByFlags(content, flags).map(({ words, isFlagged }, place) =>
            isFlagged ? (
              <mark key={place} className={NUMBER.test(words) ? 'unbroken' : undefined}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </UserText>
      ) : (
        <p className="quiet">{type === 'stage' ? t('noWordsNeeded') : t('noWords')}</p>
      )}
      <WrittenInEnglish text={content} {...(copies !== undefined && { copies })} />
      {mutualRequest && <p className="small">{t('mutualRequest', { ward: wardFirstName })}</p>}
    </>
  );
}
