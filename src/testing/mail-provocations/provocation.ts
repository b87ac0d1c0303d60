import type { MailId } from '#kernel/mail/mailer.ts';
import type { Product } from '../product.ts';
import type { Visitor } from '../visitor.ts';

/** Whom the e-mail goes to, and what it says of people. */
export interface ProvokedEmail {
  to: string;
  /** What fills its places; those that are not said here are filled with something. */
  places?: Record<string, string | number>;
  /** The words that it quotes; none unless said so. */
  quote?: string;
  /** The receiver, signed in, for links that lead to what is his or hers. */
  browser?: Visitor;
}

export type Provocation = (product: Product) => Promise<ProvokedEmail>;
export type Provocations = Partial<Record<MailId, Provocation>>;
