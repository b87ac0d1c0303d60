import { topics, type Topic } from '#modules/matchmaking/contracts/compatibility.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import './person.css';

type Compared = Pick<ViewedProfile, 'compatibilityScore' | 'compatibilityReasons'>;
const QUESTIONS_SHOWN = 3;

/** Returns whether there is a comparison; a guardian has none with his own ward. */
export const hasFit = ({ compatibilityScore, compatibilityReasons: { agree, differ } }: Compared) =>
  compatibilityScore > 0 || agree.length + differ.length > 0;

/**
 * Explains in words why two people may fit: agreements, differences, unanswered fields, and questions to ask first; the
 * score comes last. A guardian reads it about his ward.
 */
export function Fit({ profile }: { profile: ViewedProfile }) {
  const { t } = useText('person');
  const { topicsIn, questionsOn } = useTopics();
  const { agree, differ, open } = profile.compatibilityReasons;
  const questions = [...questionsOn('questions', [...differ, ...open]), ...questionsOn('deeper', agree)].slice(
    0,
    QUESTIONS_SHOWN,
  );
  return (
    <div className="fit">
      <AgreeAndDiffer compared={profile} />
      {agree.length + differ.length === 0 && <p>{t('fit.between')}</p>}
      {open.length > 0 && (
        <p>
          <b>{t('fit.open')}</b> <span>{t('fit.topics', { topics: topicsIn(open) })}</span>
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
      <Score compared={profile} />
    </div>
  );
}

export function FitInBrief({ compared }: { compared: Compared }) {
  if (!hasFit(compared)) return null;
  return (
    <div className="fit brief">
      <AgreeAndDiffer compared={compared} />
      <Score compared={compared} />
    </div>
  );
}

function AgreeAndDiffer({ compared: { compatibilityReasons } }: { compared: Compared }) {
  const { t } = useText('person');
  const { session } = useSession();
  const { topicsIn } = useTopics();
  const { agree, differ } = compatibilityReasons;
  const ward = isOnlyGuardian(session);
  return (
    <>
      {agree.length > 0 && (
        <p>
          <b>{ward ? t('fit.agreeWard') : t('fit.agree')}</b>{' '}
          <span>{t('fit.topics', { topics: topicsIn(agree) })}</span>
        </p>
      )}
      {differ.length > 0 && (
        <p>
          <b>{ward ? t('fit.differWard') : t('fit.differ')}</b>{' '}
          <span>{t('fit.topics', { topics: topicsIn(differ) })}</span>
        </p>
      )}
    </>
  );
}

function Score({ compared }: { compared: Compared }) {
  const { t } = useText('person');
  const { compatibilityScore: score, compatibilityReasons } = compared;
  const spokeOn = topics.length - compatibilityReasons.open.length;
  return (
    <p className="score">
      <span>{t('fit.score', { score, compared: spokeOn, all: topics.length })}</span>{' '}
      <Link to="/how-fit-is-worked-out">{t('fit.how')}</Link>
    </p>
  );
}

/**
 * Names topics and suggests a question for each: an open one where answers differ, a `deeper` one where they agree.
 * Topics without texts are omitted.
 */
function useTopics() {
  const { t, i18n } = useText('compatibility');
  const inWords = (kind: 'topics' | 'questions' | 'deeper', codes: Topic[]) =>
    codes
      .filter((code) => i18n.exists(`compatibility:${kind}.${code}`))
      .map((code) => t(`${kind}.${code}` as 'topics.prayer'));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    topicsIn: (codes: Topic[]) => list.format(inWords('topics', codes)),
    questionsOn: (kind: 'questions' | 'deeper', codes: Topic[]) => inWords(kind, codes),
  };
}
