import type { ProfileRead } from '#modules/matchmaking/contracts/admin-profiles.schema.ts';
import type { userMeasures } from '#modules/matchmaking/contracts/moderation/admin-measures.schema.ts';
import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { hideableTexts, WHOLE_PROFILE } from '#modules/matchmaking/contracts/moderation/measures.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { read } from '../data-provider.ts';
import { choicesOf } from '../records/choices.ts';
import type { Question } from '../records/act-dialog.tsx';
import { VerbButton } from '../records/verb-button.tsx';
import { usePartNames } from '../safety-desk/use-part-names.ts';
import { WrittenItem } from '../safety-desk/written-item.tsx';
import { concernOf } from './concern-of.tsx';

export type Measures = z.infer<typeof userMeasures.answer>;

/** Reads what staff did about a profile; nothing is read for staff whom it concerns. */
export const useMeasures = (userId: string) =>
  useQuery({
    queryKey: ['measures', userId],
    retry: false,
    queryFn: () => read<Measures>(`users/${userId}/measures`),
  });

/** Reads a profile for a reason, hides it or a text of it, and warns its owner. */
export function MeasureVerbs({ user }: { user: UserRecord }) {
  const { t } = useTranslation('console');
  const nameOfPart = usePartNames();
  const [profile, setProfile] = useState<ProfileRead>();
  const questions = useMeasureQuestions();
  const { data } = useMeasures(user.id);
  const of = { resource: 'users', id: user.id, concern: concernOf(user) };
  const offered = profile ? [WHOLE_PROFILE, ...hideableTexts].filter((part) => isThere(profile, part)) : [];
  return (
    <>
      {profile && (
        <section className="stack evidence" aria-label={t('users.profileRead')}>
          <WrittenItem item={{ profile: profile.profile }} />
        </section>
      )}
      <div className="row">
        <VerbButton
          {...of}
          name="users-read-profile"
          verb="read-profile"
          onDone={(answer) => setProfile(answer as unknown as ProfileRead)}
        />
        {data && profile && offered.length > 0 && (
          <VerbButton
            {...of}
            name="users-hide-profile"
            verb="hide-profile"
            grave
            questions={[
              {
                name: 'part',
                label: t('measures.part'),
                kind: 'choice',
                choices: offered.map((id) => ({ id, name: nameOfPart(id) })),
              },
              ...questions,
            ]}
            bodyOf={(answers) => ({ ...answers, version: profile.version })}
            onDone={() => setProfile(undefined)}
          />
        )}
        {data && <VerbButton {...of} name="users-warn" verb="warn" questions={questions} />}
      </div>
      {data && !profile && <p className="quiet small">{t('measures.readFirst')}</p>}
    </>
  );
}

const isThere = ({ profile, hiddenParts }: ProfileRead, part: string): boolean =>
  !hiddenParts.includes(part) && (part === WHOLE_PROFILE || part in profile);

/** The reason and the sentence that the member reads. */
function useMeasureQuestions(): Question[] {
  const { t } = useTranslation('console');
  return [
    {
      name: 'why',
      label: t('measures.why'),
      kind: 'choice',
      choices: choicesOf(t('measures.reasons', { returnObjects: true })),
    },
    { name: 'note', label: t('measures.note'), hint: t('measures.noteHint'), kind: 'words' },
  ];
}
