import {
  nameRelative,
  PHONE_MAX,
  RELATION_MAX,
  RELATIVE_NAME_MAX,
} from '#modules/matchmaking/contracts/family/family-contact.ts';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { call } from '../../../web-shared/server/api.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { Button, Dialog, Field, Form, FormFoot, TextInput, toast } from '../../ui/index.ts';

/** Names a relative. Without an email address, the man gets the link by which the relative says no (R-C.2). */
export function RelativeForm({ id }: { id: string }) {
  const { t } = useText('family');
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const form = useCheckedForm({
    defaultValues: { name: '', relation: '', phone: '', email: '' },
    schema: async () =>
      (await import('#modules/matchmaking/contracts/family/family-contact.schema.ts')).nameRelative.body,
    send: (body) => call(nameRelative, { params: { id }, body }),
    onSuccess: (answer) => {
      toast({ title: t('relative.form.done') });
      if (answer.link) setLink(answer.link);
      else void invalidate('/api/matches');
    },
    failed: t('relative.form.failed'),
  });
  const { register, errors } = form;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('relative.form.open')}</Button>
      </div>
    );
  return (
    <Form form={form}>
      <p className="small quiet">{t('relative.form.consent')}</p>
      <Field label={t('relative.form.name')} error={errors.name} required>
        <TextInput {...register('name')} autoComplete="off" maxLength={RELATIVE_NAME_MAX} />
      </Field>
      <Field
        label={t('relative.form.relation')}
        hint={t('relative.form.relationHint')}
        error={errors.relation}
        required
      >
        <TextInput {...register('relation')} autoComplete="off" maxLength={RELATION_MAX} />
      </Field>
      <Field label={t('relative.form.phone')} error={errors.phone} required>
        <TextInput {...register('phone')} type="tel" autoComplete="off" maxLength={PHONE_MAX} />
      </Field>
      <Field label={t('relative.form.email')} hint={t('relative.form.emailHint')} error={errors.email} optional>
        <TextInput {...register('email')} type="email" autoComplete="off" />
      </Field>
      <FormFoot form={form} label={t('relative.form.submit')} onCancel={() => setOpen(false)} stays />
      {link !== null && <HandOver link={link} onClose={() => void invalidate('/api/matches')} />}
    </Form>
  );
}

/** The link for a relative without an email address, which is shown once. */
function HandOver({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useText('family');
  const address = new URL(link, globalThis.location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast({ title: t('relative.handOver.copied') });
  };
  return (
    <Dialog onClose={onClose} title={t('relative.handOver.title')} text={t('relative.handOver.text')}>
      <p className="family-value">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div className="dialog-foot">
        <Button variant="primary" onClick={() => void copy()}>
          {t('relative.handOver.copy')}
        </Button>
      </div>
    </Dialog>
  );
}
