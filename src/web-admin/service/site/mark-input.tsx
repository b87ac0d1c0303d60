import Button from '@mui/material/Button';
import { TextInput } from 'react-admin';
import { useRef, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const asTyped = (typed: string) => typed;

/** The operator's mark: the text of an SVG file, with a preview as a picture, which runs nothing. */
export function MarkInput() {
  const { t } = useTranslation('console');
  const { setValue } = useFormContext();
  const file = useRef<HTMLInputElement>(null);
  const mark = (useWatch({ name: 'mark' }) as string | undefined) ?? '';
  const set = (text: string) => setValue('mark', text, { shouldDirty: true });
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) set(await chosen.text());
  };
  return (
    <>
      {mark && (
        <img className="site-mark" alt={t('site.preview')} src={`data:image/svg+xml,${encodeURIComponent(mark)}`} />
      )}
      <div className="row">
        <input ref={file} type="file" accept=".svg,image/svg+xml" hidden onChange={(event) => void choose(event)} />
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {t('site.markFile')}
        </Button>
        {mark && <Button onClick={() => set('')}>{t('site.markNone')}</Button>}
      </div>
      <TextInput
        source="mark"
        label={t('site.mark')}
        helperText={t('site.markHint')}
        parse={asTyped}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
      />
    </>
  );
}
