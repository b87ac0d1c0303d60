import type { ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { Facts } from '../../ui/index.ts';
import { UserText } from '../../../web-shared/ui/user-text.tsx';
import type { Answers } from './use-answer.ts';
import { useFacts } from './use-facts.ts';
import './person.css';

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
