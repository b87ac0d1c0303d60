import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { containsText, pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PromoCodeRecord, promoCodes } from '../contracts/admin-promo-codes.schema.ts';
import { promoCodeRecordOf, USES } from '../infra/edited-promo-codes-repository.ts';
import type { PromoCodeRow } from '../infra/rows.ts';

const columns = {
  id: 'id',
  code: 'code',
  discountType: 'discount_type',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  maxUses: 'max_uses',
  currentUses: 'uses',
  isActive: 'is_active',
};
type Filter = NonNullable<z.output<typeof promoCodes.list.query>['filter']>;

/** Promo codes with their number of uses, for the staff. */
export class ListPromoCodes extends UseCase<{ db: Knex }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<PromoCodeRecord>> {
    const { db } = this.ports;
    const { id, q, isActive, discountType } = wanted.filter ?? {};
    const all = db.from(
      db('billing.promo_code as p')
        .select('p.*', db.raw(`${USES} as uses, concat_ws(' ', p.code, p.description) as words`))
        .as('promo'),
    );
    if (id) all.whereIn('id', id);
    if (q) all.where(containsText('words', q));
    if (isActive !== undefined) all.where({ is_active: isActive });
    if (discountType) all.where({ discount_type: discountType });
    const { rows, total } = await pageOf<PromoCodeRow & { uses: number }, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    return { records: rows.map(promoCodeRecordOf), total };
  }
}
