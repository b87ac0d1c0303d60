import type { Wali } from '#modules/identity/contracts/wali.schema.ts';
import type { WaliRelation } from '#modules/identity/contracts/wali.ts';
import type { Past } from './earlier-marriages.ts';
import type { Random } from './random.ts';
import type { Origin } from './texts.ts';

interface Ward {
  sister: { email: string; username: string; past: Past; profile: { age: number } };
  origin: Origin;
  family: string;
  place: number;
}

/** A woman's guardian: of her family if there is a Muslim man in it, else an imam. */
export function guardianFor({ sister, origin, family, place }: Ward, random: Random): Wali {
  const relation = origin.converts ? 'imam' : relationOf(sister.profile.age, sister.past, random);
  const surname = relation === 'imam' ? random.pick(['Siddiqui', 'Mahmoud', 'Osman', 'Rahman']) : family;
  const first =
    relation === 'imam' ? `Imam ${random.pick(['Zakariya', 'Sulayman', 'Abdullah'])}` : random.pick(origin.men);
  return {
    waliName: `${first} ${surname}`,
    waliEmail: `guardian.of.${sister.email}`,
    // Numbers that the regulator reserves for fiction.
    waliPhone: `+44 7700 900${String(101 + place)}`,
    waliRelation: relation,
    ...(relation === 'imam' && { imamReason: 'none' as const }),
  };
}

function relationOf(age: number, { children }: Past, random: Random): WaliRelation {
  if (age < 45) {
    const near = ['father', 'father', 'father', 'father', 'father', 'father', 'brother', 'brother', 'uncle'] as const;
    return random.pick<WaliRelation>([...near, age < 30 ? 'grandfather' : 'brother']);
  }
  const hasGrownSon = children.some(({ isSon, age: years }) => isSon && years >= 18);
  return random.pick<WaliRelation>(hasGrownSon ? ['son', 'son', 'brother'] : ['brother', 'brother', 'nephew']);
}
