import type { OwnProfile } from '#modules/matchmaking/contracts/profiles.schema.ts';
import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Card, LinkButton } from '../../ui/index.ts';
import { InlineText } from '../../../web-shared/ui/user-text.tsx';
import { useAnswer, type Answers } from '../person/index.ts';
import { useUpdateProfile } from './use-update-profile.ts';
import { wayToField } from './way-to-field.ts';

const fieldOf = (name: string): ProfileField => profileFields[name as keyof typeof profileFields];

/** A table of the assumed fields: the member changes those that are wrong, and confirms the others at once. */
export function AssumedFacts({ profile }: { profile: OwnProfile }) {
  const { t } = useText(['profile', 'person']);
  const answer = useAnswer();
  const answers: Answers = profile;
  const { mutate, isPending } = useUpdateProfile({
    body: () => Object.fromEntries(profile.assumedFields.map((field) => [field, answers[field]])),
  });
  if (profile.assumedFields.length === 0) return null;
  return (
    <Card title={t('view.assumed')}>
      <p className="quiet">{t('view.assumedText')}</p>
      <table className="assumed">
        <tbody>
          {profile.assumedFields.map((name) => {
            const field = fieldOf(name);
            const label = t(`person:fields.${field.page?.label ?? name}` as 'person:fields.age');
            const said = answer(answers, name, field);
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>
                  <InlineText>{said}</InlineText>
                </td>
                <td>
                  <LinkButton small variant="ghost" to={wayToField(name)}>
                    <span>{t('view.change')}</span> <span className="only-read">{label}</span>
                  </LinkButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div>
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {t(profile.assumedFields.length > 1 ? 'view.confirmAll' : 'view.confirm')}
        </Button>
      </div>
    </Card>
  );
}
