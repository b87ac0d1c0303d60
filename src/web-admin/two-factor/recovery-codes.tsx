import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Recovery codes for a lost phone, shown only this once. */
export function RecoveryCodes({ codes, onConfirmed }: { codes: string[]; onConfirmed: () => void }) {
  const { t } = useTranslation('account');
  const file = useFile([t('recovery.file'), '', ...codes, ''].join('\n'));
  return (
    <>
      <Alert severity="warning">
        <h2 className="panel-title">{t('recovery.title')}</h2>
        <p>{t('recovery.text')}</p>
      </Alert>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button variant="outlined" href={file ?? ''} download={t('recovery.fileName')}>
          {t('recovery.download')}
        </Button>
        <Button variant="contained" onClick={onConfirmed}>
          {t('recovery.saved')}
        </Button>
      </div>
    </>
  );
}

/** Creates a download address for a text; a blob URL, because browsers remember download addresses. */
function useFile(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
