import { topics, type Topic } from '#modules/matchmaking/contracts/compatibility.ts';
import type { ViewedProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { isOnlyGuardian, useSession } from '../session/index.ts';
import './person.css';

type Compared = Pick<ViewedProfile, 'compatibilityScore' | 'compatibilityReasons'>;
const QUESTIONS_SHOWN = 3;
/** On a card, where nothing differs. */
const AGREED_SHOWN = 3;

/** Returns whether there is a comparison; a guardian has none with his own ward. */
export const hasFit = ({ compatibilityScore, compatibilityReasons: { agree, differ } }: Compared) =>
  compatibilityScore > 0 || agree.length + differ.length > 0;

/**
 * Explains in words why two people may fit: agreements, differences, unanswered fields, and questions to ask first; the
 * score comes last. A guardian reads it about his ward.
 */
export function Fit({ profile }: { profile: ViewedProfile }) {
  const { t } = useText('person');
  const { session } = useSession();
  const { topicsIn, questionsAbout } = useTopics();
  const ward = isOnlyGuardian(session);
  const { agree, differ, open } = profile.compatibilityReasons;
  const questions = questionsAbout(profile).slice(0, QUESTIONS_SHOWN);
  return (
    <div className="fit">
      <Topics kind="agree" codes={agree} />
      <Topics kind="differ" codes={differ} />
      {agree.length + differ.length === 0 && <p>{t(ward ? 'fit.betweenWard' : 'fit.between')}</p>}
      {open.length > 0 && (
        <p>
          <b>{t(ward ? 'fit.openWard' : 'fit.open')}</b> <span>{t('fit.topics', { topics: topicsIn(open) })}</span>
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

/** For a card: what differs, or else what the two agree on, and one question. The number is on the profile's page. */
export function FitInBrief({ compared }: { compared: Compared }) {
  const { t } = useText('person');
  const { questionsAbout } = useTopics();
  if (!hasFit(compared)) return null;
  const { agree, differ } = compared.compatibilityReasons;
  const [question] = questionsAbout(compared);
  return (
    <div className="fit brief">
      {differ.length > 0 ? (
        <Topics kind="differ" codes={differ} />
      ) : (
        <Topics kind="agree" codes={agree.slice(0, AGREED_SHOWN)} />
      )}
      {question && (
        <p>
          <b>{t('fit.askOne')}</b> <span>{question}</span>
        </p>
      )}
    </div>
  );
}

function Topics({ kind, codes }: { kind: 'agree' | 'differ'; codes: Topic[] }) {
  const { t } = useText('person');
  const { session } = useSession();
  const { topicsIn } = useTopics();
  if (codes.length === 0) return null;
  return (
    <p>
      <b>{t(isOnlyGuardian(session) ? `fit.${kind}Ward` : `fit.${kind}`)}</b>{' '}
      <span>{t('fit.topics', { topics: topicsIn(codes) })}</span>
    </p>
  );
}

function Score({ compared: { compatibilityScore: score, compatibilityReasons } }: { compared: Compared }) {
  const { t } = useText('person');
  const { session } = useSession();
  const { compared } = compatibilityReasons;
  const key = isOnlyGuardian(session) ? 'fit.scoreWard' : 'fit.score';
  return (
    <p className="score">
      <span>{t(key, { score, compared, all: topics.length })}</span> <HowFitLink />
    </p>
  );
}

export function HowFitLink() {
  const { t } = useText('person');
  return (
    <Link className="lone" to="/how-fit-is-worked-out">
      {t('fit.how')}
    </Link>
  );
}

/** Names topics, and suggests questions. Topics without texts are omitted. */
function useTopics() {
  const { t, i18n } = useText('compatibility');
  const inWords = (kind: 'topics' | 'questions' | 'deeper', codes: Topic[]) =>
    codes
      .filter((code) => i18n.exists(`compatibility:${kind}.${code}`))
      .map((code) => t(`${kind}.${code}` as 'topics.prayer'));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    topicsIn: (codes: Topic[]) => list.format(inWords('topics', codes)),
    /** First on differences, then on what one of the two left open, then a deeper one on what they agree on. */
    questionsAbout: ({ compatibilityReasons: { agree, differ, open } }: Compared) => [
      ...inWords('questions', [...differ, ...open]),
      ...inWords('deeper', agree),
    ],
  };
}
