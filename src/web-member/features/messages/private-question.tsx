import { showPrivateQuestion } from '#modules/matchmaking/contracts/path/private-question.ts';
import { lazy, Suspense } from 'react';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { retryWhenOnline } from '../../lib/server/retry-when-online.ts';
import { withTexts } from '../../lib/text/with-texts.ts';

const Form = lazy(async () => ({
  default: (await retryWhenOnline(() => withTexts(() => import('./private-question-form.tsx'), 'private-question')))
    .PrivateQuestionForm,
}));

/** Asks a woman in private whether she wants this match, if it is time (R-A.8). */
export function PrivateQuestion({ matchId: id }: { matchId: string }) {
  const { data } = useEndpoint(showPrivateQuestion, { params: { id } });
  if (!data?.isDue) return null;
  return (
    <Suspense>
      <Form matchId={id} />
    </Suspense>
  );
}
