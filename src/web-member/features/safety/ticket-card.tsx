import { addSupportMessage, readSupportTicket, SUPPORT_MAX } from '#modules/content/contracts/support.ts';
import type { OwnQuestion } from '#modules/content/contracts/support.schema.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Card, Field, Form, FormFoot, RefusalNotice, Tag, TextArea, toast } from '../../ui/index.ts';

const tones = { open: 'wait', reply_requested: 'wait', answered: 'ok', closed: 'plain' } as const;
const BY = { message: 'support.yours', question: 'support.question', answer: 'support.ours' } as const;

/** A ticket with both sides in order, and a field to write again. */
export function TicketCard({ ticket }: { ticket: OwnQuestion }) {
  const { t } = useText('safety');
  const { id, state, messages, about, onHold, isUnread, acceptsMessages } = ticket;
  useEffect(() => {
    // A failure is no matter: the next visit records the reading.
    if (isUnread) call(readSupportTicket, { params: { id } }).catch(() => undefined);
  }, [id, isUnread]);
  return (
    <Card as="article" aside={<Tag tone={tones[state]}>{t(`support.states.${state}`)}</Tag>}>
      {about && <p className="small">{t(`support.about.${about.queue}`)}</p>}
      {messages.map(({ id: key, kind, text, createdAt }) => (
        <div key={key}>
          <p className="small quiet">{t(BY[kind], { date: formatTime(createdAt) })}</p>
          <UserText>{text}</UserText>
        </div>
      ))}
      {messages.some(({ kind }) => kind !== 'message') && <p className="small quiet">{t('support.readSeen')}</p>}
      {onHold && <p className="small">{t('support.onHold')}</p>}
      {acceptsMessages ? <FollowUp ticket={ticket} /> : <p className="small">{t('support.over')}</p>}
    </Card>
  );
}

/** The field is open at once if staff wait for a reply. */
function FollowUp({ ticket }: { ticket: OwnQuestion }) {
  const { t } = useText('safety');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen || ticket.state === 'reply_requested')
    return <FollowUpForm ticket={ticket} onSent={() => setIsOpen(false)} />;
  return (
    <div className="row">
      <Button small onClick={() => setIsOpen(true)}>
        {t('support.follow')}
      </Button>
    </div>
  );
}

/** Input is not stored as a draft, as on a new ticket. */
function FollowUpForm({ ticket: { id, state }, onSent }: { ticket: OwnQuestion; onSent: () => void }) {
  const { t } = useText('safety');
  const form = useCheckedForm({
    defaultValues: { message: '' },
    send: ({ message }) => call(addSupportMessage, { params: { id }, body: { message: message.trim() } }),
    onSuccess: () => {
      form.reset();
      onSent();
      toast({ title: t('support.followSent'), description: t('support.sentText') });
      void invalidate('/api/support');
    },
    failed: t('support.failed'),
  });
  const { length } = form.watch('message').trim();
  return (
    <Form form={form}>
      <Field label={t(state === 'reply_requested' ? 'support.reply' : 'support.follow')}>
        <TextArea {...form.register('message')} rows={2} autoComplete="off" limit={SUPPORT_MAX} length={length} />
      </Field>
      <RefusalNotice error={form.error} />
      <FormFoot
        form={form}
        label={t('support.followSend')}
        sending={t('support.sending')}
        disabled={length === 0 || length > SUPPORT_MAX}
      />
    </Form>
  );
}
