import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { messageOf } from '../../../web-shared/server/api.ts';
import { formatMoney } from '../../../web-shared/text/format.ts';
import { ownMessageOf } from '../../lib/server/error-message.ts';
import { Button, Field, Form, TextInput } from '../../ui/index.ts';
import type { PromoUse } from './use-checkout.ts';

type PromoCodeProps = PromoUse & { amountOff: string };

export function PromoCode({ promo, promoCode, amountOff }: PromoCodeProps) {
  const { t } = useText('payment');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (promoCode)
    return (
      <div className="payment-promo" role="status">
        <p>{t('promo.applied', { code: promoCode, amount: formatMoney(amountOff) })}</p>
        <Button small variant="ghost" busy={promo.isPending} takesFocus onClick={() => promo.mutate('')}>
          {t('promo.remove')}
        </Button>
      </div>
    );
  const refusal = promo.error ? (messageOf(promo.error) ?? ownMessageOf(promo.error)) : undefined;
  return (
    <Form
      className="payment-promo"
      onSubmit={() => {
        setMissing(typed.trim() === '');
        if (typed.trim() && !promo.isPending) promo.mutate(typed.trim());
      }}
    >
      <Field label={t('promo.label')} optional error={isMissing ? t('promo.missing') : refusal}>
        <TextInput
          code
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
            promo.reset();
          }}
        />
      </Field>
      <Button type="submit" busy={promo.isPending}>
        {promo.isPending ? t('promo.applying') : t('promo.apply')}
      </Button>
    </Form>
  );
}
