import type { ProfileField, ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { Fragment } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { useAnswer, type Answers } from './use-answer.ts';

/** A no-break space keeps the dot on the line before it. */
const DOT = '\u00a0· ';

/** One line about a person: '34 · Bradford · Teacher · Divorced, 2 children'. */
export function Headline({ profile, fields = profileFields }: { profile: Answers; fields?: ProfileFields }) {
  const { t } = useText('person');
  const answer = useAnswer();
  const inLine = ([name, field]: [string, ProfileField]) => {
    if (field.countLabel && profile[name] !== undefined)
      return t(field.countLabel as 'children', { count: Number(profile[name]) });
    if (field.kind !== 'yes-no') return answer(profile, name, field);
    if (!profile[name]) return undefined;
    const count = field.page?.count === undefined ? 0 : Number(profile[field.page.count] ?? 0);
    return count > 0 ? t((field.page?.label ?? name) as 'children', { count }) : t(name as 'hasChildren');
  };
  const saidAs = (place: ProfileField['headline']) =>
    Object.entries(fields)
      .filter(([, { headline }]) => headline === place)
      .map((named) => ({ name: named[0], said: inLine(named) }))
      .filter(({ said }) => said);
  const family = saidAs('family').map(({ said }) => said);
  const parts = [...saidAs('part'), ...(family.length > 0 ? [{ name: 'family', said: family.join(t('comma')) }] : [])];
  return (
    <p className="quiet">
      {parts.map(({ name, said }, place) => (
        <Fragment key={name}>
          {place > 0 && <span>{DOT}</span>}
          <InlineText>{said}</InlineText>
        </Fragment>
      ))}
    </p>
  );
}
