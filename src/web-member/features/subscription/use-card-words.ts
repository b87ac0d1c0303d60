import { useText } from '../../lib/text/use-text.ts';

/** Names a card in a sentence, by its brand and last digits if they are known. */
export function useCardWords() {
  const { t } = useText('subscription');
  return (card: string | null | undefined) => (card ? t('card.named', { card }) : t('card.unnamed'));
}
