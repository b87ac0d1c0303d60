import type { MailId } from '#kernel/mail/mailer.ts';
import type { Product } from '../product.ts';
import type { Visitor } from '../visitor.ts';

/** A sent email: the recipient, and the personal data in the text. */
export interface ProvokedEmail {
  to: string;
  /** Values of placeholders. Placeholders that are not listed may have any value. */
  places?: Record<string, string | number>;
  /** The quoted text; none by default. */
  quote?: string;
  /** The signed-in recipient, for links to private pages. */
  browser?: Visitor;
}

export type Provocation = (product: Product) => Promise<ProvokedEmail>;
export type Provocations = Partial<Record<MailId, Provocation>>;
