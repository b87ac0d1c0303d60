import { showPath } from '#modules/matchmaking/contracts/family/family-contact.ts';
import {
  answerPrivateQuestion,
  privateAnswers,
  type PrivateAnswer,
} from '#modules/matchmaking/contracts/path/private-question.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { call, useEndpoint } from '../../../web-shared/server/api.ts';
import { Button, toastError } from '../../ui/index.ts';

/** Asks a woman in private whether she wants this match; nobody else learns of it (R-A.8). */
export function PrivateQuestion({ matchId: id }: { matchId: string }) {
  const { t } = useText('messages');
  const { data } = useEndpoint(showPath, { params: { id } });
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (answer: PrivateAnswer) => call(answerPrivateQuestion, { params: { id }, body: { answer } }),
    onError: (error) => toastError(t('private.failed'), error),
  });
  if (!data?.privateQuestion?.isDue) return null;
  return (
    <details className="guardian-notes private-question">
      <summary>{t('private.summary')}</summary>
      {isSuccess ? (
        <div role="status">
          <p>{t(`private.answered.${variables}`)}</p>
          {variables === 'help' && (
            <p>
              <Link className="lone" to="/support">
                {t('private.support')}
              </Link>
            </p>
          )}
        </div>
      ) : (
        <div className="stack">
          <p className="serif">{t('private.question')}</p>
          <p className="small quiet">{t('private.lead')}</p>
          <div className="row">
            {privateAnswers.map((answer) => (
              <Button key={answer} busy={isPending && variables === answer} onClick={() => mutate(answer)}>
                {t(`private.answers.${answer}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </details>
  );
}
