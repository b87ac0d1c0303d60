/** A plan as it is edited. */
export interface PlanRecord {
  id: number;
  code: string;
  name: string;
  description: string;
  price: string;
  currency: string;
  duration: number;
  features: string[];
  stripePriceId: string | null;
  requestLimit: number;
  isActive: boolean;
  isFlashSale: boolean;
  displayOrder: number;
  subscribers: number;
  revision: number;
}

/** The plan that everybody has, which is neither priced nor taken back. */
export const FREE = 'free';
