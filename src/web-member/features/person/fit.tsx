import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import './person.css';

type Compared = Pick<ViewedProfile, 'compatibilityScore' | 'compatibilityReasons'>;
type Reasons = Compared['compatibilityReasons'];
const QUESTIONS_SHOWN = 2;

/** The score in figures, with the words that say what it is. */
export function Score({ score }: { score: number }) {
  const { t } = useTranslation('person');
  return (
    <div className="score">
      <span aria-hidden>{score}</span>
      <span className="only-read">{t('fit.scoreLabel', { score })}</span>
      <small aria-hidden>{t('fit.score')}</small>
    </div>
  );
}

/** Whether anything was compared: a guardian who reads his own ward's profile gets no score. */
export const hasFit = ({ compatibilityScore, compatibilityReasons: { agree, differ } }: Compared) =>
  compatibilityScore > 0 || agree.length + differ.length > 0;

/**
 * Why two people may fit: what they agree on, where they differ, and what is worth asking first. A guardian reads it
 * about his ward.
 */
export function Fit({ reasons }: { reasons: Reasons }) {
  const { t, i18n } = useTranslation(['person', 'compatibility']);
  const words = (kind: 'topics' | 'questions', codes: string[]) =>
    codes
      .filter((code) => i18n.exists(`compatibility:${kind}.${code}`))
      .map((code) => t(`compatibility:${kind}.${code}` as 'compatibility:topics.prayer'));
  const { session } = useSession();
  const ward = isOnlyGuardian(session);
  const agree = words('topics', reasons.agree);
  const differ = words('topics', reasons.differ);
  const questions = words('questions', reasons.differ).slice(0, QUESTIONS_SHOWN);
  if (agree.length + differ.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <div className="fit">
      {agree.length > 0 && (
        <p>
          <b>{ward ? t('fit.agreeWard') : t('fit.agree')}</b> {list.format(agree)}.
        </p>
      )}
      {differ.length > 0 && (
        <p>
          <b>{ward ? t('fit.differWard') : t('fit.differ')}</b> {list.format(differ)}.
        </p>
      )}
      {questions.length > 0 && (
        <p>
          <b>{t('fit.ask')}</b> {questions.join('; ')}?
        </p>
      )}
    </div>
  );
}
