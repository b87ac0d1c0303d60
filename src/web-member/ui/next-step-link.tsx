import { useText } from '../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { codeOf } from '../../web-shared/server/api.ts';
import { nextStepAfter } from '../lib/next-step.ts';

/** The link to the step that resolves a refusal; nothing if that is possible in place. */
export function NextStepLink({ error }: { error: unknown }) {
  const { t } = useText('common');
  const step = nextStepAfter(codeOf(error));
  return step && <Link to={step.to}>{t(`nextStep.${step.label}`)}</Link>;
}
