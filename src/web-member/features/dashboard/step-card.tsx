import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../web-shared/text/format.ts';
import { LinkButton } from '../../ui/index.ts';
import type { WaliState } from '../session/index.ts';
import { type Step, wayTo } from './next-step.ts';

type StepCardProps = { step: Step; wali: WaliState; resetDate: string | null };

/** The next step of a member without pending items, with a link to it. */
export function StepCard({ step, wali, resetDate }: StepCardProps) {
  const { t } = useTranslation('dashboard');
  const text =
    step === 'exhausted' && resetDate
      ? t('step.exhausted.until', { date: formatCalendarDay(resetDate) })
      : t(`step.${step}.text`);
  return (
    <article className="card">
      <h3>{t(`step.${step}.title`)}</h3>
      <p>{text}</p>
      <div>
        <LinkButton variant="primary" to={wayTo(step, wali)}>
          {t(`step.${step}.action`)}
        </LinkButton>
      </div>
    </article>
  );
}
