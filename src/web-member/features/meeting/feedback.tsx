import { answerMeeting, feedbackAnswers, type FeedbackAnswer } from '#modules/matchmaking/contracts/meeting/meeting.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { Button, toast, toastError } from '../../ui/index.ts';
import { refresh, type MeetingCardPart } from './meeting-part.ts';

/** Says in one press how the meeting was; nobody else on this page learns of it (R-B.6). */
export function Feedback({ id, meeting }: MeetingCardPart) {
  const { t } = useText('meeting');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: FeedbackAnswer) =>
      call(answerMeeting, { params: { id, meetingId: meeting.id }, body: { answer } }),
    onSuccess: () => toast({ title: t('feedback.saved') }),
    onError: (error) => toastError(t('feedback.failed'), error),
    onSettled: refresh,
  });
  return (
    <section className="meeting-feedback" data-not-stored>
      <h3>{t('feedback.title')}</h3>
      <p className="small quiet">{t('feedback.lead')}</p>
      <div className="meeting-answers">
        {feedbackAnswers.map((answer) => (
          <Button
            key={answer}
            variant={meeting.answer === answer ? 'primary' : 'secondary'}
            aria-pressed={meeting.answer === answer}
            busy={isPending && variables === answer}
            onClick={() => mutate(answer)}
          >
            {t(`feedback.answers.${answer}`)}
          </Button>
        ))}
      </div>
      <p className="small quiet">{t('feedback.unsafeNote')}</p>
      {meeting.answer === 'stop' && (
        <p>
          <span>{t('feedback.stop')}</span> <Link to={`/messages/${id}`}>{t('feedback.stopLink')}</Link>
        </p>
      )}
      {meeting.answer === 'unsafe' && (
        <p>
          <span>{t('feedback.unsafe')}</span> <Link to="/help">{t('feedback.unsafeLink')}</Link>
        </p>
      )}
    </section>
  );
}
