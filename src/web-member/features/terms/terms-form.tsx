import { acceptTerms } from '#modules/identity/contracts/account.ts';
import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { call } from '../../../web-shared/server/api.ts';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Checkbox, Form, FormFoot, Notice } from '../../ui/index.ts';

/** Accepts the current terms; the box is never ticked in advance. */
export function TermsForm() {
  const { t } = useText(['terms', 'common']);
  const form = useCheckedForm({
    defaultValues: { accepted: false },
    send: () => call(acceptTerms, { body: { version: TERMS_VERSION } }),
    onSuccess: () => invalidate('/api/user'),
    failed: t('failed'),
  });
  return (
    <Notice tone="wait" title={t('title', { date: formatCalendarDay(TERMS_VERSION) })}>
      <p>
        <Link to="/terms-of-service">{t('common:foot.terms')}</Link> <span>·</span>{' '}
        <Link to="/privacy-policy">{t('common:foot.privacy')}</Link>
      </p>
      <Form form={form}>
        <Checkbox
          {...form.register('accepted', { required: t('missing') })}
          label={t('accept')}
          error={form.errors.accepted}
        />
        <FormFoot small form={form} label={t('submit')} />
      </Form>
    </Notice>
  );
}
