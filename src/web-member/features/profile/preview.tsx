import { appliesTo, type ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { isSupposed, type PromptAnswer } from '#modules/matchmaking/contracts/prompts/prompts.ts';
import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../lib/text/use-text.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { Headline, PersonFacts, PromptAnswers } from '../person/index.ts';
import type { ProfileFormValues } from './form-values.ts';

const WIDE = '(min-width: 1100px)';

/** A preview of the profile as others will read it: next to the form, or below it on request. */
export function Preview({ fields }: { fields: ProfileFields }) {
  const { t } = useText('profile');
  const hydrating = useHydrating();
  const { watch } = useFormContext<ProfileFormValues>();
  const answers = watch();
  const seen = Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => {
      const field = fields[name];
      return field && !field.ownOnly && value !== '' && value !== undefined && appliesTo(field, answers);
    }),
  );
  const promptAnswers = ((seen['promptAnswers'] ?? []) as PromptAnswer[]).filter((answer) =>
    isSupposed(answer, answers),
  );
  const bio = String(seen['bio'] ?? '').trim();
  return (
    <details className="card preview" open={!hydrating && window.matchMedia(WIDE).matches}>
      <summary>
        <span>{t('preview.title')}</span> <ChevronDown aria-hidden />
      </summary>
      <div className="stack">
        <Headline profile={seen} fields={fields} />
        <PromptAnswers answers={promptAnswers} />
        {bio ? <UserText>{bio}</UserText> : <p className="quiet">{t('preview.empty')}</p>}
        <PersonFacts profile={seen} fields={fields} />
      </div>
    </details>
  );
}
