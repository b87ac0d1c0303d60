import { useText } from '../../../lib/text/use-text.ts';
import { Declaration } from '../claim/declaration.tsx';
import { capitalized, GuardianPart, type InvitationWords, useWardName } from '../claim/invitation-text.tsx';
import { PagePicture, PictureButtons } from './page-picture.tsx';

/** Shows what a guardian reads behind the link of his invitation. */
export function InvitationPicture({ ward, name, relation, caption }: InvitationWords & { caption: string }) {
  const { t } = useText('guardianship');
  const who = useWardName()(ward, relation);
  return (
    <PagePicture caption={caption} heading={capitalized(t('waliVerify.question', { ward: who }))}>
      <p>{t('waliVerify.questionText', { ward, name })}</p>
      <Declaration ward={ward} relation={relation} />
      <PictureButtons yes={t('waliVerify.accept')} no={t('waliVerify.refuse')} />
      <GuardianPart />
    </PagePicture>
  );
}
