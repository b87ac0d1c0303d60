import { changeStatus, REASON_MAX } from '#modules/messaging/contracts/oversight.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { call } from '../../../../web-shared/server/api.ts';
import { forgetDraft, useFormDraft } from '../../../lib/forms/draft.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { Button, Field, Form, FormFoot, RefusalNotice, TextArea } from '../../../ui/index.ts';
import { GuardianEnd } from './guardian-end.tsx';
import type { PanelProps } from './match-status-texts.ts';
import { useMatchStatusTexts, type Reader } from './match-status-texts.ts';
import { useMatchCall } from './use-match-call.ts';

const verbs = ['pause', 'resume', 'end'] as const;
export type StatusVerb = (typeof verbs)[number];
const statusOf = { pause: 'paused', resume: 'active', end: 'ended' } as const;

type StatusVerbsProps = PanelProps & { takesFocus: boolean; onChoose: (verb: StatusVerb) => void };

export function StatusVerbs({ match, reader, named, takesFocus, onChoose }: StatusVerbsProps) {
  const { t } = useText('messages');
  const { pausedBecause, endedBy } = useMatchStatusTexts(reader, named);
  const offered = verbs.filter((verb) => match.allowedActions.includes(verb));
  return (
    <section className="stack" aria-labelledby={`match-status-${match.id}`}>
      <h3 id={`match-status-${match.id}`}>{match.status === 'ended' ? t('status.ended') : t('matchStatus.title')}</h3>
      {match.status === 'paused' && pausedBecause(match).map((words) => <p key={words}>{words}</p>)}
      {reader === 'hers' && <GuardianEnd match={match} />}
      {match.status === 'ended' && <p>{endedBy(match.endedBy)}</p>}
      {offered.length > 0 && (
        <div className="row">
          {offered.map((verb, place) => (
            <Button
              key={verb}
              small
              takesFocus={takesFocus && place === 0}
              variant={verb === 'end' ? 'danger' : 'secondary'}
              onClick={() => onChoose(verb)}
            >
              {t(`matchStatus.${verb}.button`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type StatusFormProps = {
  match: PanelProps['match'];
  verb: StatusVerb;
  reader: Reader;
  onClose: () => void;
  onDone: () => void;
};

/** Confirms the change, explains its consequences, and takes a reason. The input survives a refusal. */
export function StatusForm({ match, verb, reader, onClose, onDone }: StatusFormProps) {
  const { t } = useText(['messages', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const draft = `${verb} ${match.id}`;
  const isGuardianEnd = verb === 'end' && reader === 'guardian';
  const { mutateAsync } = useMatchCall(
    (reason: string) => call(changeStatus, { params: { id: match.id }, body: { status: statusOf[verb], reason } }),
    () => (isGuardianEnd ? t('matchStatus.end.doneGuardian') : t(`matchStatus.${verb}.done`)),
  );
  const form = useCheckedForm({
    defaultValues: { reason: '' },
    send: ({ reason }) => mutateAsync(reason.trim()),
    onSuccess: () => {
      forgetDraft(draft);
      onDone();
    },
  });
  useFormDraft(draft, form);
  const reason = form.watch('reason');
  const { length } = reason.trim();
  const title = isGuardianEnd ? t('matchStatus.end.titleGuardian') : t(`matchStatus.${verb}.title`);
  return (
    <Form form={form} aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{reader === 'guardian' ? t(`matchStatus.${verb}.textGuardian`) : t(`matchStatus.${verb}.text`)}</p>
      <Field label={t('matchStatus.reason')} hint={t(`matchStatus.reasonHint.${reader}`)}>
        <TextArea
          {...form.register('reason')}
          rows={2}
          {...(reason.length > REASON_MAX * 0.8 && { limit: REASON_MAX, length })}
        />
      </Field>
      <RefusalNotice error={form.error} />
      <FormFoot
        form={form}
        inDialog
        variant={verb === 'end' ? 'danger' : 'primary'}
        label={isGuardianEnd ? t('matchStatus.end.confirmGuardian') : t(`matchStatus.${verb}.confirm`)}
        disabled={length > REASON_MAX}
        onCancel={onClose}
      />
    </Form>
  );
}
