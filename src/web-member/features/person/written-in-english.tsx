import { isEnglish } from '../../../web-shared/text/written-language.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Button, toast } from '../../ui/index.ts';

type WrittenInEnglishProps = {
  text: string | null;
  /** Without scripts the text is selected as a whole instead. */
  copies?: boolean;
};

/** Says on a page in another language that a text is in English, and copies it for a translator. */
export function WrittenInEnglish({ text, copies = true }: WrittenInEnglishProps) {
  const { t, i18n } = useText('person');
  if (i18n.language === 'en' || !text || !isEnglish(text)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t('written.copied') }),
      () => toast({ title: t('written.notCopied'), description: t('written.hold'), variant: 'destructive' }),
    );
  return (
    <div className="written small quiet">
      <span>{t('written.english')}</span>{' '}
      {copies ? (
        <Button small variant="ghost" onClick={() => void copy()}>
          {t('written.copy')}
        </Button>
      ) : (
        <span>{t('written.hold')}</span>
      )}
    </div>
  );
}
