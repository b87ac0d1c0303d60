import type { Flag } from '#kernel/contracts/flags.ts';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/text/use-text.ts';
import { Notice } from '../../../ui/index.ts';
import { InlineText } from '../../../../web-shared/ui/user-text.tsx';
import './decision.css';

type FlagNotesProps = { flags: Flag[]; withNote?: boolean; withLink?: boolean };

/**
 * Explains the flags of a text: what was detected, in which words, why it matters, and which page has a place for it
 * (R-C.4). A mailed page, which needs no session, has no link.
 */
export function FlagNotes({ flags, withNote = true, withLink = true }: FlagNotesProps) {
  const { t } = useText('flags');
  if (flags.length === 0) return null;
  const place = flags.find(({ matchId }) => matchId)?.matchId;
  return (
    <Notice tone="wait" title={t('title')}>
      <ul className="flag-notes">
        {flags.map(({ kind, excerpt }, place) => (
          <li key={place}>
            <span>
              <strong>{t(`kinds.${kind}`)}</strong>{' '}
              <span className="serif">
                <InlineText>{`“${excerpt}”`}</InlineText>
              </span>
            </span>
            <span>{t(`why.${kind}`)}</span>
          </li>
        ))}
      </ul>
      {place && (
        <p>
          <span>{t('place')}</span>{' '}
          {withLink && <Link to={`/guardian-messages/${place}/family`}>{t('placeLink')}</Link>}
        </p>
      )}
      {withNote && <p className="small quiet">{t('note')}</p>}
    </Notice>
  );
}
