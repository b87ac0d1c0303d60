import { useTranslation } from 'react-i18next';

export interface Withholdable {
  wordsWithheld: boolean;
  wordsReadable: boolean;
}

/** A sentence in place of a woman's words, with who reads them. */
export function WithheldWords({
  record: { wordsWithheld, wordsReadable },
  mayGive = false,
}: {
  record: Withholdable;
  mayGive?: boolean;
}) {
  const { t } = useTranslation('console');
  if (!wordsWithheld) return null;
  return (
    <div className="evidence stack" role="note">
      <p>{t(wordsReadable ? 'withheldWords.preferably' : 'withheldWords.always')}</p>
      {mayGive && <p>{t('withheldWords.reassign')}</p>}
    </div>
  );
}
