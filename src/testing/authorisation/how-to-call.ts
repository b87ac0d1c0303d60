import type { ActorName, Owner, World } from './authorisation-world.ts';

/** The object of a request, an id or a token, and the actor who sends the request. */
interface TakenResult {
  world: World;
  actor: ActorName;
  id: string;
}

/** The request of a route of the table. Without options it has no body and no parameters. */
export interface HowToCall {
  /** Makes the object in the address or the body, one for each circle. */
  object?(world: World, owner: Owner): Promise<string> | string;
  /** Makes one object for each person, each gender or each request that uses it up, instead of each circle. */
  each?: 'person' | 'gender' | 'call';
  /** The id or token of no object. Default: an unknown id. */
  missing?: string;
  query?(object: TakenResult): string;
  /** A valid body, so that the status depends on the permission only. */
  body?(object: TakenResult): unknown;
  headers?: Record<string, string>;
  /** Sends it from a browser that has just signed in, since the request or an earlier row ends sessions. */
  newSession?: boolean;
  /**
   * Sends the requests column by column, if the first allowed one uses up the object. Otherwise the requests that must
   * be refused come first and find it unchanged.
   */
  inOrder?: boolean;
}
