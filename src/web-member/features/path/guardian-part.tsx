import { noteOnTopic, requestTopic, TOPIC_NOTE_MAX } from '#modules/matchmaking/contracts/path/topic-answers.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { Button, Field, TextArea, toast, toastError } from '../../ui/index.ts';
import { refresh, topicOf, type TopicPart } from './path-part.ts';

/** The acts of her guardian on a topic: decide, ask both to write, and leave his ward a note (R-A.4). */
export function GuardianPart(part: TopicPart) {
  const { t } = useText('path');
  const { topic, path } = part;
  const ward = path.wardFirstName ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(requestTopic, { params: topicOf(part), body: {} }),
    onSuccess: () => toast({ title: t('request.done') }),
    onError: (error) => toastError(t('failed'), error),
    onSettled: refresh,
  });
  return (
    <>
      {topic.isUnderReview && (
        <p>
          <Link className="lone" to="/guardian/approvals">
            {t('decide')}
          </Link>
        </p>
      )}
      {topic.allowedActions.includes('request') && (
        <div>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('request.button')}
          </Button>
          <p className="small quiet">{t('request.note')}</p>
        </div>
      )}
      {topic.allowedActions.includes('note') && <NoteForm {...part} ward={ward} />}
    </>
  );
}

function NoteForm({ ward, ...part }: TopicPart & { ward: string }) {
  const { t } = useText('path');
  const { topic } = part;
  const [words, setWords] = useState(topic.note ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(noteOnTopic, { params: topicOf(part), body: { note: words } }),
    onSuccess: () => toast({ title: t(words.trim() ? 'note.saved' : 'note.removed') }),
    onError: (error) => toastError(t('failed'), error),
    onSettled: refresh,
  });
  const length = words.trim().length;
  return (
    <details className="folded">
      <summary>{t(topic.note ? 'note.change' : 'note.open', { ward })}</summary>
      <div className="stack">
        <Field label={t('note.label', { ward })} hint={t('note.hint', { ward })}>
          <TextArea
            rows={2}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            limit={TOPIC_NOTE_MAX}
            length={length}
          />
        </Field>
        <div>
          <Button
            busy={isPending}
            disabled={length > TOPIC_NOTE_MAX || words.trim() === (topic.note ?? '')}
            onClick={() => mutate()}
          >
            {t('note.save')}
          </Button>
        </div>
      </div>
    </details>
  );
}
