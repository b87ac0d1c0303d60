import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Checkbox, toast, toastError } from '../../ui/index.ts';
import type { Agree } from './use-checkout.ts';

/** The request that a payer may choose with his payment, and what stores it before he pays. */
export function useChoice(words: string | null | undefined, agree: Agree | undefined) {
  const { t } = useText('payment');
  const [isChosen, setChosen] = useState(false);
  const box = words && (
    <Checkbox
      label={words}
      note={t('form.choiceHint')}
      checked={isChosen}
      onChange={({ target }) => setChosen(target.checked)}
    />
  );
  /** Returns false, with the reason shown, if nothing may be paid now. */
  const store = async (): Promise<boolean> => {
    try {
      if (!agree || (await agree(isChosen))) return true;
      toast({ title: t('form.changed'), description: t('form.changedText') });
    } catch (error) {
      toastError(t('form.error'), error);
    }
    return false;
  };
  return { box, store };
}
