import { languages } from '#kernel/i18n/languages.ts';
import { i18n } from '../../lib/text/i18n.ts';
import { useText } from '../../lib/text/use-text.ts';
import { InvitationPicture } from '../guardian/index.ts';
import { type Guardian, useUser } from '../session/index.ts';

/** Shows her what her guardian reads until he has answered, so that she can phone him about it. */
export function HeReads({ wali }: { wali: Guardian }) {
  const { t } = useText('guardianship');
  const { data: user } = useUser();
  if (!user) return null;
  const { name, relation, language } = wali;
  return (
    <details className="folded">
      <summary>{t('heReads.title')}</summary>
      <div className="stack">
        {language !== i18n.language && <p>{t('heReads.language', { language: languages[language].name })}</p>}
        <InvitationPicture ward={user.firstName} name={name} relation={relation} caption={t('heReads.caption')} />
      </div>
    </details>
  );
}
