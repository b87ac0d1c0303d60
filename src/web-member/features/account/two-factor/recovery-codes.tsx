import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text/use-text.ts';
import { Button, Notice, toast } from '../../../ui/index.ts';

type RecoveryCodesProps = { codes: string[]; onConfirmed: () => void };

export function RecoveryCodes({ codes, onConfirmed }: RecoveryCodesProps) {
  const { t } = useText('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = [t('recovery.file'), '', ...codes, ''].join('\n');
  const file = useFile(text);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t('recovery.copied') }),
      () => toast({ title: t('recovery.notCopied'), description: t('recovery.notCopiedText'), variant: 'destructive' }),
    );
  return (
    <>
      <Notice tone="wait">
        <h3 ref={heading} tabIndex={-1}>
          {t('recovery.title')}
        </h3>
        <p>{t('recovery.text')}</p>
      </Notice>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="code">{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copy()}>{t('recovery.copy')}</Button>
        <a className="btn secondary" href={file} download={t('recovery.fileName')}>
          {t('recovery.download')}
        </a>
        <Button variant="primary" onClick={onConfirmed}>
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
