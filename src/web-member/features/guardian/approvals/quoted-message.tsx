import type { DecidedItem } from '#modules/guardianship/contracts/mailed-pages.ts';
import type { Flag } from '#kernel/contracts/flags.ts';
import { splitByFlags } from '#kernel/contracts/split-by-flags.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { InlineText, UserText } from '../../../../web-shared/ui/user-text.tsx';
import { CitedSentence, WrittenInEnglish } from '../../person/index.ts';
import { isFromWard } from './item-kind.ts';
import './decision.css';

/** A phone number, which is one word to its readers. */
const NUMBER = /^[\d\s()+-]{5,20}$/;

/** The text under review with its flags marked, below the sentence that it quotes, or a note that there is none. */
export function QuotedMessage({ item, copies }: { item: DecidedItem['item']; copies?: boolean }) {
  const { content, quote, flags, type, topic, mutualRequest, wardFirstName } = item;
  const { t } = useText('decide');
  if (topic) return <BothAnswers {...{ topic, flags, wardFirstName }} {...(copies !== undefined && { copies })} />;
  return (
    <>
      <CitedSentence
        label={t(isFromWard(item) ? 'quotes.his' : 'quotes.hers', { ward: wardFirstName })}
        words={quote}
      />
      {content ? (
        <MarkedText text={content} flags={flags} />
      ) : (
        <p className="quiet">{type === 'stage' ? t('noWordsNeeded') : t('noWords')}</p>
      )}
      <WrittenInEnglish text={content} {...(copies !== undefined && { copies })} />
      {mutualRequest && <p className="small">{t('mutualRequest', { ward: wardFirstName })}</p>}
    </>
  );
}

function MarkedText({ text, flags }: { text: string; flags: Flag[] }) {
  return (
    <UserText className="said letter" text={text}>
      {splitByFlags(text, flags).map(({ words, isFlagged }, place) =>
        isFlagged ? (
          <mark key={place} className={NUMBER.test(words) ? 'unbroken' : undefined}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </UserText>
  );
}

interface BothAnswersProps {
  topic: NonNullable<DecidedItem['item']['topic']>;
  flags: Flag[];
  wardFirstName: string;
  copies?: boolean;
}

/** Both answers to a topic, hers first; one of two sentences where somebody wrote no words. */
function BothAnswers({ topic, flags, wardFirstName, copies }: BothAnswersProps) {
  const { t } = useText('decide');
  const labels = { hers: t('both.hers', { ward: wardFirstName }), his: t('both.his') };
  return (['hers', 'his'] as const).map((side) => {
    const { kind, words } = topic[side];
    return (
      <section key={side}>
        <h2 className="small">
          <InlineText>{labels[side]}</InlineText>
        </h2>
        {kind === 'words' ? (
          <>
            <MarkedText text={words!} flags={flags} />
            <WrittenInEnglish text={words} {...(copies !== undefined && { copies })} />
          </>
        ) : (
          <p className="said">{t(`both.kinds.${kind}`)}</p>
        )}
      </section>
    );
  });
}
