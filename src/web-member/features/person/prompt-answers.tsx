import type { PromptAnswer, Question } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { useText } from '../../lib/text/use-text.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { firstSentences } from './first-sentences.ts';
import './person.css';

/** Returns the wording of a prompt in the page's language. */
export function useQuestion() {
  const { i18n } = useText('person');
  return (question: Question | undefined) => question?.[i18n.language as keyof Question] ?? '';
}

/** A person's short answers, each below its prompt. */
export function PromptAnswers({ answers = [] }: { answers: PromptAnswer[] | undefined }) {
  const question = useQuestion();
  return (
    <>
      {answers.map((answer) => (
        <section key={answer.promptId}>
          <h3>{question(answer.question)}</h3>
          <UserText className="said">{answer.text}</UserText>
        </section>
      ))}
    </>
  );
}

type OwnWordsProps = { profile: { aboutMe: string; promptAnswers?: PromptAnswer[] | undefined } };

/** A person’s own words for a card: the first short answer, or else the beginning of the introduction. */
export function OwnWords({ profile: { aboutMe, promptAnswers = [] } }: OwnWordsProps) {
  const question = useQuestion();
  const [first] = promptAnswers;
  return (
    <div>
      {first && <p className="small quiet">{question(first.question)}</p>}
      <UserText className="said excerpt">{firstSentences(first?.text ?? aboutMe)}</UserText>
    </div>
  );
}
