import {
  agreeOnTopic,
  answerTopic,
  ANSWER_MAX,
  speakOfTopic,
  takeBackSpeaking,
  type TopicAction,
  type TopicAnswerKind,
} from '#modules/matchmaking/contracts/path/topic-answers.ts';
import type { MatchTopicView } from '#modules/matchmaking/contracts/path/topic-answers.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../lib/forms/draft.ts';
import { useText } from '../../lib/text/use-text.ts';
import { call } from '../../../web-shared/server/api.ts';
import { Button, Field, TextArea, toast, toastError } from '../../ui/index.ts';
import { refresh, topicOf, type TopicPart } from './path-part.ts';

type AnswerPartProps = TopicPart & { onDone: () => void };

/** The acts of a member on a topic: write alone, choose a sentence, agree, or mark it (R-A.2 to R-A.4). */
export function AnswerPart({ onDone, ...part }: AnswerPartProps) {
  const { t } = useText('path');
  const { topic, reader } = part;
  const [isOpen, setOpen] = useState(false);
  const can = (action: TopicAction) => topic.allowedActions.includes(action);
  const params = topicOf(part);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: 'agree' | 'speak' | 'take-back-speak') => {
      if (act === 'agree') return call(agreeOnTopic, { params, body: { revision: topic.revision } });
      return act === 'speak' ? call(speakOfTopic, { params }) : call(takeBackSpeaking, { params });
    },
    onError: (error) => toastError(t('failed'), error),
    onSettled: refresh,
  });
  const busy = (act: typeof variables) => isPending && variables === act;
  return (
    <>
      {topic.agreedByMe && !topic.agreedAt && <p className="small">{t('agree.mine')}</p>}
      {can('agree') && (
        <div>
          <Button variant="primary" busy={busy('agree')} onClick={() => mutate('agree')}>
            {t('agree.button')}
          </Button>
          <p className="small quiet">{t('agree.note')}</p>
        </div>
      )}
      {can('answer') &&
        (isOpen || (!topic.own && !topic.draft && topic.isRequested) ? (
          <AnswerForm
            {...part}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{t(topic.own || topic.draft ? 'form.change' : 'form.open')}</Button>
          </div>
        ))}
      {topic.kind === 'spoken' && <p className="small">{t('speak.noField')}</p>}
      {can('speak') && (
        <div>
          <Button busy={busy('speak')} onClick={() => mutate('speak')}>
            {t('speak.button')}
          </Button>
          <p className="small quiet">{t(`speak.note.${reader === 'hers' ? 'hers' : 'his'}`)}</p>
        </div>
      )}
      {can('take-back-speak') && (
        <div>
          <Button busy={busy('take-back-speak')} onClick={() => mutate('take-back-speak')}>
            {t('speak.takeBack')}
          </Button>
        </div>
      )}
    </>
  );
}

function AnswerForm({ onDone, ...part }: AnswerPartProps) {
  const { t } = useText('path');
  const { topic, reader } = part;
  const side = reader === 'hers' ? 'hers' : 'his';
  const [typed, setWords] = useDraft(`topic ${part.id} ${topic.id}`);
  const before = (topic.draft ?? topic.own)?.words ?? '';
  const [isTouched, setTouched] = useState(false);
  const words = isTouched || typed !== '' ? typed : before;
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: TopicAnswerKind) =>
      call(answerTopic, { params: topicOf(part), body: { kind, ...(kind === 'words' && { words }) } }),
    onSuccess: (answered: MatchTopicView) => {
      setWords('');
      toast({ title: t(answered.state === 'written' ? `form.saved.${side}` : `form.both.${side}`) });
      onDone();
    },
    onError: (error) => toastError(t('form.failed'), error),
    onSettled: refresh,
  });
  const length = words.trim().length;
  const isPair = topic.revision > 0 || topic.isUnderReview;
  return (
    <section className="stack" aria-label={topic.title}>
      <Field
        label={t('form.label')}
        hint={t(isPair ? `form.changeHint.${side}` : `form.hint.${side}`)}
        error={isMissing && length === 0 ? t('form.missing') : undefined}
      >
        <TextArea
          rows={5}
          value={words}
          onChange={(event) => {
            setTouched(true);
            setWords(event.target.value);
          }}
          limit={ANSWER_MAX}
          length={length}
        />
      </Field>
      <div>
        <Button
          variant="primary"
          busy={isPending && variables === 'words'}
          disabled={length > ANSWER_MAX}
          onClick={() => (length === 0 ? setMissing(true) : mutate('words'))}
        >
          {t('form.send')}
        </Button>
      </div>
      <p className="small">{t('form.or')}</p>
      <div className="row">
        {(['when_we_meet', 'does_not_apply'] as const).map((kind) => (
          <Button key={kind} busy={isPending && variables === kind} onClick={() => mutate(kind)}>
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
