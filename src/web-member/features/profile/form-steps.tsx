import { Check, CircleAlert } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import type { FormStep } from './form-step.ts';

/** Results of checking each step when the person left it; absent before that. */
export type StepChecks = Partial<Record<string, 'checked' | 'wrong'>>;
type FormStepsProps = { steps: readonly FormStep[]; step: FormStep; checks: StepChecks };

export function FormSteps({ steps, step, checks }: FormStepsProps) {
  const { t } = useText('profile');
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="form-steps">
        {steps.map(({ id, title }, place) => {
          const check = id === step.id ? undefined : checks[id];
          return (
            <li key={id} className={check}>
              <Link to={`?step=${id}`} aria-current={id === step.id ? 'step' : undefined}>
                <span className="form-step-number" aria-hidden>
                  {check === 'checked' ? <Check /> : check === 'wrong' ? <CircleAlert /> : place + 1}
                </span>
                <span className="form-step-name">{t(title)}</span>
              </Link>
              {check && <span className="only-read">{t(`steps.${check}`)}</span>}
            </li>
          );
        })}
      </ol>
      <p className="small quiet">{t('steps.of', { part: steps.indexOf(step) + 1, total: steps.length })}</p>
    </nav>
  );
}
