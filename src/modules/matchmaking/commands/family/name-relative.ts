import type { Actor } from '#kernel/actor.ts';
import { hashOfToken, newToken, type MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RelativeView } from '../../contracts/family/family-contact.schema.ts';
import type { RelativeDetails } from '../../domain/family/family-contact.ts';
import { emails } from '../../emails.ts';
import { relativeView } from '../../family/family-views.ts';
import { loadFamilyContact, type FamilyPorts } from '../../family/load-family-contact.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Named = Omit<RelativeDetails, 'email'> & { email?: string | undefined };

/**
 * The man names a relative whom her guardian may phone. We write to the relative, who can say no by the link; without
 * an address the man gets the link, to hand it over (R-C.2).
 */
export class NameRelative extends UseCase<FamilyPorts & Pick<UseCasePorts, 'identity' | 'db'>> {
  /**
   * @throws common.not-found, matchmaking.relative-not-requested, matchmaking.relative-already-named,
   * matchmaking.too-many-relatives, matchmaking.match-paused, matchmaking.match-ended
   */
  execute(actor: Actor, id: MatchId, named: Named): Promise<RelativeView & { link?: string }> {
    const { uow, db, clock, familyContacts, identity } = this.ports;
    return uow.run(async (tx) => {
      const { contact } = await loadFamilyContact(tx, this.ports, { actor, id, role: 'man' });
      const details = { ...named, email: named.email ?? null };
      const token = newToken();
      contact.nameRelative(details, hashOfToken(token), clock.now());
      await familyContacts.save(tx, contact);
      const view = relativeView(contact.state, 'man', { details, hasEmail: details.email !== null })!;
      const path = `/decide/relative/${token}`;
      if (details.email === null) return { ...view, link: path };
      const man = (await identity.namesOf(db, [actor.userId])).get(actor.userId) ?? '';
      const language = await identity.languageOf(tx, actor.userId);
      await identity.notify(tx, { name: details.name, address: details.email, language }, emails.relativeNamed, {
        values: { name: details.name, man, relation: details.relation },
        path,
      });
      return view;
    });
  }
}
