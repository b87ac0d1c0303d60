import { pageGroups, type ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer, type Answers } from './use-answer.ts';

type Fact = { label: string; value: string | number | undefined };
/** Named facts that belong together. */
export type FactGroup = { title: string; facts: Fact[] };

/** A profile's facts in the named groups of the page; what was not stated has no value. */
export function useFacts(profile: Answers, fields: ProfileFields = profileFields): FactGroup[] {
  const { t } = useTranslation('person');
  const answer = useAnswer();
  return pageGroups.map((group) => ({
    title: t(`groups.${group}`),
    facts: Object.entries(fields)
      .filter(([, { page }]) => page?.group === group)
      .map(([name, field]) => ({
        label: t(`fields.${field.page?.label ?? name}` as 'fields.age'),
        value: answer(profile, name, field),
      })),
  }));
}
