import {
  answerPrivateQuestion,
  privateAnswers,
  type PrivateAnswer,
} from '#modules/matchmaking/contracts/path/private-question.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { Button, toastError } from '../../ui/index.ts';

/** The question and its three answers. */
export function PrivateQuestionForm({ matchId: id }: { matchId: string }) {
  const { t } = useText('private-question');
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (answer: PrivateAnswer) => call(answerPrivateQuestion, { params: { id }, body: { answer } }),
    onError: (error) => toastError(t('failed'), error),
  });
  return (
    <details className="guardian-notes private-question" data-not-stored>
      <summary>{t('summary')}</summary>
      {isSuccess ? (
        <div role="status">
          <p>{t(`answered.${variables}`)}</p>
          {variables === 'help' && (
            <p>
              <Link className="lone" to="/support">
                {t('support')}
              </Link>
            </p>
          )}
        </div>
      ) : (
        <div className="stack">
          <p className="serif">{t('question')}</p>
          <p className="small quiet">{t('lead')}</p>
          <div className="row">
            {privateAnswers.map((answer) => (
              <Button key={answer} busy={isPending && variables === answer} onClick={() => mutate(answer)}>
                {t(`answers.${answer}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </details>
  );
}
