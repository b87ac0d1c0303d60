import { AdminList, searching, type ListReading } from '#kernel/admin/admin-list.ts';
import type { promoCodes } from '../contracts/admin-promo-codes.schema.ts';
import { promoCodeRecordOf, USES } from '../infra/edited-promo-codes-repository.ts';
import type { PromoCodeRow } from '../infra/rows.ts';

type Row = PromoCodeRow & { uses: number };

/** Promo codes with their number of uses, for the staff. */
export class ListPromoCodes extends AdminList<typeof promoCodes.list, Row> {
  protected override readonly columns = { currentUses: 'uses' };
  protected override readonly conditions = { q: searching('words') };

  protected rows({ db }: ListReading) {
    return db.from(
      db('billing.promo_code as p')
        .select('p.*', db.raw(`${USES} as uses, concat_ws(' ', p.code, p.description) as words`))
        .as('promo'),
    );
  }

  protected records(rows: Row[]) {
    return rows.map(promoCodeRecordOf);
  }
}
