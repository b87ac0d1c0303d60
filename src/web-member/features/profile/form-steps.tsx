import type { FormSection } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';

export function FormSteps({ sections, step }: { sections: readonly FormSection[]; step: FormSection }) {
  const { t } = useText(['profile', 'common']);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="form-steps">
        {sections.map((section, place) => (
          <li key={section}>
            <Link to={`?step=${section}`} aria-current={section === step ? 'step' : undefined}>
              <span className="form-step-number" aria-hidden>
                {place + 1}
              </span>
              <span className="form-step-name">{t(`sections.${section}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="small quiet">{t('steps.of', { part: sections.indexOf(step) + 1, total: sections.length })}</p>
    </nav>
  );
}
