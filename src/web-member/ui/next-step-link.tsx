import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codeOf } from '../lib/server/api.ts';
import { nextStepAfter } from '../lib/next-step.ts';

/** The link to the one step that leads on from a refusal; nothing where it is mended in place. */
export function NextStepLink({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const step = nextStepAfter(codeOf(error));
  return step && <Link to={step.to}>{t(`nextStep.${step.label}`)}</Link>;
}
