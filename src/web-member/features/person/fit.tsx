import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import type { ProfileField } from '#modules/matchmaking/contracts/profile-field.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import type { Answers } from './use-answer.ts';
import './person.css';

type Compared = Pick<ViewedProfile, 'compatibilityScore' | 'compatibilityReasons'>;
const QUESTIONS_SHOWN = 3;
const fields = Object.entries<ProfileField>(profileFields);
const topics = [...new Set(fields.flatMap(([, { compared }]) => compared ?? []))];

/** Whether anything was compared: a guardian who reads his own ward's profile gets no comparison. */
export const hasFit = ({ compatibilityScore, compatibilityReasons: { agree, differ } }: Compared) =>
  compatibilityScore > 0 || agree.length + differ.length > 0;

/** The topics of which a profile says nothing at all, so that nothing could be compared. */
const untoldIn = (profile: Answers) =>
  topics.filter((topic) => fields.every(([name, { compared }]) => compared !== topic || profile[name] === undefined));

/**
 * Why two people may fit, in words: what they agree on, where they differ, what was not told, and what is worth asking
 * first. The number comes last. A guardian reads it about his ward.
 */
export function Fit({ profile }: { profile: ViewedProfile }) {
  const { t } = useTranslation('person');
  const { topicsIn, questionsOn } = useTopics();
  const { agree, differ } = profile.compatibilityReasons;
  const untold = untoldIn(profile);
  const open = questionsOn('questions', [...differ, ...untold]);
  const questions = [...open, ...questionsOn('deeper', agree)].slice(0, QUESTIONS_SHOWN);
  return (
    <div className="fit">
      <AgreeAndDiffer compared={profile} />
      {agree.length + differ.length === 0 && <p>{t('fit.between')}</p>}
      {untold.length > 0 && (
        <p>
          <b>{t('fit.untold')}</b> {topicsIn(untold)}.
        </p>
      )}
      {questions.length > 0 && (
        <div>
          <h3>{t('fit.ask')}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      <Score score={profile.compatibilityScore} />
    </div>
  );
}

/** The same for a card: where they agree and differ. */
export function FitInBrief({ compared }: { compared: Compared }) {
  if (!hasFit(compared)) return null;
  return (
    <div className="fit brief">
      <AgreeAndDiffer compared={compared} />
      <Score score={compared.compatibilityScore} brief />
    </div>
  );
}

function AgreeAndDiffer({ compared: { compatibilityReasons } }: { compared: Compared }) {
  const { t } = useTranslation('person');
  const { session } = useSession();
  const { topicsIn } = useTopics();
  const { agree, differ } = compatibilityReasons;
  const ward = isOnlyGuardian(session);
  return (
    <>
      {agree.length > 0 && (
        <p>
          <b>{ward ? t('fit.agreeWard') : t('fit.agree')}</b> {topicsIn(agree)}.
        </p>
      )}
      {differ.length > 0 && (
        <p>
          <b>{ward ? t('fit.differWard') : t('fit.differ')}</b> {topicsIn(differ)}.
        </p>
      )}
    </>
  );
}

function Score({ score, brief }: { score: number; brief?: boolean }) {
  const { t } = useTranslation('person');
  return <p className="score">{brief ? t('fit.score', { score }) : t('fit.scoreOfStated', { score })}</p>;
}

/**
 * Topics in words, and the question that each is worth: one that is open between two people, or a `deeper` one where
 * they agree. A topic without words is left out.
 */
function useTopics() {
  const { t, i18n } = useTranslation('compatibility');
  const inWords = (kind: 'topics' | 'questions' | 'deeper', codes: string[]) =>
    codes
      .filter((code) => i18n.exists(`compatibility:${kind}.${code}`))
      .map((code) => t(`${kind}.${code}` as 'topics.prayer'));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    topicsIn: (codes: string[]) => list.format(inWords('topics', codes)),
    questionsOn: (kind: 'questions' | 'deeper', codes: string[]) => inWords(kind, codes),
  };
}
