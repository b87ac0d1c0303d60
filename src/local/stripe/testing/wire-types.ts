import type Stripe from 'stripe';

// Responses by the name in their `object`, and requests, in the SDK's own types.

export type customer = Stripe.Customer;
export type product = Stripe.Product;
export type price = Stripe.Price;
export type coupon = Stripe.Coupon;
export type payment_intent = Stripe.PaymentIntent;
export type setup_intent = Stripe.SetupIntent;
export type payment_method = Stripe.PaymentMethod;
export type charge = Stripe.Charge;
export type refund = Stripe.Refund;
export type dispute = Stripe.Dispute;
export type invoice = Stripe.Invoice;
export type invoiceitem = Stripe.InvoiceItem;
export type subscription = Stripe.Subscription;

export type CustomerCreate = Stripe.CustomerCreateParams;
export type CustomerUpdate = Stripe.CustomerUpdateParams;
export type ProductCreate = Stripe.ProductCreateParams;
export type PriceCreate = Stripe.PriceCreateParams;
export type CouponCreate = Stripe.CouponCreateParams;
export type SubscriptionCreate = Stripe.SubscriptionCreateParams;
export type SubscriptionUpdate = Stripe.SubscriptionUpdateParams;
export type SubscriptionCancel = Stripe.SubscriptionCancelParams;
export type InvoiceCreate = Stripe.InvoiceCreateParams;
export type InvoiceFinalize = Stripe.InvoiceFinalizeInvoiceParams;
export type InvoicePay = Stripe.InvoicePayParams;
export type InvoiceItemCreate = Stripe.InvoiceItemCreateParams;
export type PaymentIntentConfirm = Stripe.PaymentIntentConfirmParams;
export type RefundCreate = Stripe.RefundCreateParams;
export type SetupIntentCreate = Stripe.SetupIntentCreateParams;
