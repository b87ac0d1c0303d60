import { pageGroups, type ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer, type Answers } from './use-answer.ts';

type Fact = { label: string; value: string | number };
type ProfileFacts = { texts: Fact[]; groups: { title: string; facts: Fact[] }[] };

/** Returns what a profile's page shows below the introduction, without unstated fields and empty groups. */
export function useFacts(profile: Answers, fields: ProfileFields = profileFields): ProfileFacts {
  const { t } = useTranslation('person');
  const answer = useAnswer();
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = answer(profile, name, field);
    if (!field.page || value === undefined || value === '') return [];
    return { label: t(`fields.${field.page.label ?? name}` as 'fields.age'), value, field, group: field.page.group };
  });
  const facts = entries.filter(({ field }) => field.kind !== 'long-text');
  return {
    texts: entries.filter(({ field }) => field.kind === 'long-text'),
    groups: pageGroups
      .map((group) => ({ title: t(`groups.${group}`), facts: facts.filter((fact) => fact.group === group) }))
      .filter((group) => group.facts.length > 0),
  };
}
