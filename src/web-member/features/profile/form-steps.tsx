import type { FormSection } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { Check, CircleAlert } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';

/** Results of checking each step when the person left it; absent before that. */
export type StepChecks = Partial<Record<FormSection, 'checked' | 'wrong'>>;
type FormStepsProps = { sections: readonly FormSection[]; step: FormSection; checks: StepChecks };

export function FormSteps({ sections, step, checks }: FormStepsProps) {
  const { t } = useText(['profile', 'common']);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="form-steps">
        {sections.map((section, place) => {
          const check = section === step ? undefined : checks[section];
          return (
            <li key={section} className={check}>
              <Link to={`?step=${section}`} aria-current={section === step ? 'step' : undefined}>
                <span className="form-step-number" aria-hidden>
                  {check === 'checked' ? <Check /> : check === 'wrong' ? <CircleAlert /> : place + 1}
                </span>
                <span className="form-step-name">{t(`sections.${section}`)}</span>
              </Link>
              {check && <span className="only-read">{t(`steps.${check}`)}</span>}
            </li>
          );
        })}
      </ol>
      <p className="small quiet">{t('steps.of', { part: sections.indexOf(step) + 1, total: sections.length })}</p>
    </nav>
  );
}
