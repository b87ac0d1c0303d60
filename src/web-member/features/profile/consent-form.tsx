import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Card, Checkbox, Form, FormFoot } from '../../ui/index.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Requests the consent to the use of religious and marital data, or to a new version of its text. */
export function ConsentForm({ isRenewal }: { isRenewal: boolean }) {
  const { t } = useText('profile');
  const { mutateAsync } = useUpdateProfile({ body: () => ({ consentVersion: CONSENT_VERSION }) });
  const form = useCheckedForm({ defaultValues: { agreed: false }, send: () => mutateAsync() });
  return (
    <Card title={t('view.consent')}>
      <p className="quiet">{t(isRenewal ? 'view.consentNewText' : 'view.consentText')}</p>
      <Form form={form}>
        <Checkbox
          {...form.register('agreed', { required: t('consentMissing') })}
          label={t('consent')}
          note={t('consentNote')}
          error={form.errors.agreed}
        />
        <FormFoot small form={form} label={t('view.consentSave')} sending={t('update.submitting')} />
      </Form>
    </Card>
  );
}
