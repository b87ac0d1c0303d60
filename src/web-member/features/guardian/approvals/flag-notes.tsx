import type { Flag } from '#kernel/contracts/flags.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Notice } from '../../../ui/index.ts';
import { InlineText } from '../../../../web-shared/ui/user-text.tsx';
import './decision.css';

/** Explains the flags of a text: what was detected, in which words, and why it matters. */
export function FlagNotes({ flags, withNote = true }: { flags: Flag[]; withNote?: boolean }) {
  const { t } = useText('flags');
  if (flags.length === 0) return null;
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
      {withNote && <p className="small quiet">{t('note')}</p>}
    </Notice>
  );
}
