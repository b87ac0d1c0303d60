import { concerns } from '#modules/guardianship/contracts/approvals.ts';
import { useText } from '../../../lib/text/use-text.ts';
import { Button } from '../../../ui/index.ts';

/** Declines a message to her as a threat or as asking for money, with a button of the plain form. */
export function MailedConcern({ form, ward }: { form: string; ward: string }) {
  const { t } = useText('decide');
  return (
    <section className="stack" aria-label={t('concern.title')}>
      <p className="small quiet">{t('concern.title')}</p>
      <div className="row">
        {concerns.map((concern) => (
          <Button key={concern} small type="submit" form={form} name="action" value={`decline ${concern}`}>
            {t(`concern.${concern}`)}
          </Button>
        ))}
      </div>
      <p className="small quiet">{t('concern.note', { ward })}</p>
    </section>
  );
}
