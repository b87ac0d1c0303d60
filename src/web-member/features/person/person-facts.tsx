import { type ProfileFields, pageGroups } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { Facts } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { type Answers, useAnswer } from './use-answer.ts';
import './person.css';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useText } from '../../lib/text/use-text.ts';

/** A profile below its introduction: long answers as texts, then facts in titled groups. */
export function PersonFacts({ profile, fields }: { profile: Answers; fields?: ProfileFields }) {
  const { texts, groups } = useFacts(profile, fields);
  return (
    <div className="person-groups">
      {texts.map(({ label, value }) => (
        <section key={label}>
          <h3>{label}</h3>
          <UserText>{value}</UserText>
        </section>
      ))}
      {groups.map(({ title, facts }) => (
        <section key={title} className="person-group">
          <h3>{title}</h3>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}

type Fact = { label: string; value: string | number };
type ProfileFacts = { texts: Fact[]; groups: { title: string; facts: Fact[] }[] };

/** Returns what a profile's page shows below the introduction, without unstated fields and empty groups. */
function useFacts(profile: Answers, fields: ProfileFields = profileFields): ProfileFacts {
  const { t } = useText('person');
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
