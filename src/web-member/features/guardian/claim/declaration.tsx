import type { WaliRelation } from '#modules/identity/contracts/wali.ts';
import { useText } from '../../../lib/text/use-text.ts';

type DeclarationProps = { ward?: string; relation?: WaliRelation };

/** States what a guardian confirms by the button below; without a relation, as our email to him names it. */
export function Declaration({ ward, relation }: DeclarationProps) {
  const { t } = useText(['guardianship', 'common']);
  const who =
    ward && relation
      ? t('declaration.who', { ward, relation: t(`common:relations.${relation}`) })
      : t('declaration.whoByEmail');
  return (
    <section>
      <p>{t('declaration.lead')}</p>
      <ul>
        <li>{who}</li>
        <li>{t('declaration.discreet')}</li>
        <li>{ward ? t('declaration.consent', { ward }) : t('declaration.consentByEmail')}</li>
      </ul>
    </section>
  );
}
