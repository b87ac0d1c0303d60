import type Stripe from 'stripe';
import type * as state from '../state.ts';

export const product = (one: state.Product): Stripe.Product => ({
  id: one.id,
  object: 'product',
  active: true,
  created: one.created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: one.name,
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: one.created,
  url: null,
});
