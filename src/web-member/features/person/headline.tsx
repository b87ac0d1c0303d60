import type { SeenProfile } from '#modules/matchmaking/contracts/profiles.ts';
import { useTranslation } from 'react-i18next';
import { useOptionLabel } from './option-label.ts';

type Headed = Pick<
  SeenProfile,
  'age' | 'location' | 'occupation' | 'currentMaritalStatus' | 'hasChildren' | 'numberOfChildren'
>;

/** The dot stays with what stands before it. */
const DOT = '\u00a0· ';

/** One line about a person: '34 · Bradford · Teacher · Divorced, 2 children'. */
export function Headline({ profile }: { profile: Headed }) {
  const { t } = useTranslation('person');
  const option = useOptionLabel();
  const { age, location, occupation, currentMaritalStatus: status, hasChildren, numberOfChildren = 0 } = profile;
  const children =
    hasChildren && (numberOfChildren > 0 ? t('children', { count: numberOfChildren }) : t('hasChildren'));
  const family = [status && option('currentMaritalStatus', status), children].filter(Boolean).join(', ');
  return <p className="quiet">{[age, location, occupation, family].filter(Boolean).join(DOT)}</p>;
}
