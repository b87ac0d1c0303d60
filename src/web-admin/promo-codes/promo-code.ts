/** A promo code as it is edited. */
export interface PromoCodeRecord {
  id: number | string;
  code: string;
  discountType: 'percentage' | 'fixed';
  discountValue: string | number;
  validFrom: string;
  validUntil: string;
  maxUses: number | null;
  currentUses: number;
  applicablePlans: string[];
  isActive: boolean;
  description: string | null;
  revision: number;
}
