import type { Knex } from 'knex';
import { after, DAY, MINUTE } from '#kernel/clock.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { simulateRequest, expire } from './simulate-request.ts';
import { castOf, EARLY_DAYS, type Cast, type Member, type Sister } from './cast.ts';
import { Past, mapConcurrently, allDoneOrThrow } from './backdated-commands.ts';
import { seedMan, seedModerator, officeOf, seedWoman, seedProfile, type DemoContext } from './people.ts';
import { BillingSeed } from './billing-seed.ts';
import { requestsOf } from './request-plan.ts';
import type { RequestSeed } from './requests.ts';
import { leadsAt, MODERATOR, PASSWORD } from './sign-ins.ts';
import { withPaths } from './paths/path-plan.ts';
import { aminasRequests, yusufsRequests } from './sign-in-requests.ts';

export { demoSignIns, PASSWORD } from './sign-ins.ts';

/** Stories that run at once; the database's pool has some more connections for the site. */
const CONCURRENCY = 4;
const LIFE_OF_A_REQUEST = 30 * DAY;

interface StripeOptions {
  kernel: Kernel;
  now: Date;
  /** Database of the stand-in for Stripe; null if payments use Stripe itself. */
  payments: Knex | null;
}

/**
 * Fills the site with eight weeks of people, by the commands that real ones use. Idempotent, and continues an
 * interrupted run: Yusuf comes last, so he marks the end.
 */
export async function seedDemo({ kernel, now, payments }: StripeOptions): Promise<{ made: boolean }> {
  return kernel.db.transaction(async (lock) => {
    // One process at a time, until everything is done.
    await lockUntilEnd(lock, 'demoPeople');
    const { email, username } = leadsAt(now).yusuf;
    if (await lock('identity.account').where({ email }).first('id')) return { made: false };
    const billingSeed = payments && (await BillingSeed.open(payments));
    try {
      const past = new Past({ ...kernel, stripe: billingSeed?.access ?? kernel.stripe });
      const passwordHash = await past.hashPassword(PASSWORD, { email, username });
      await new Demo(
        past,
        await past.record((story) => officeOf(story, { passwordHash, billingSeed, now })),
        now,
      ).play();
    } finally {
      await billingSeed?.close();
    }
    return { made: true };
  });
}

class Demo {
  private readonly past: Past;
  private readonly office: DemoContext;
  readonly yusuf: Member;
  readonly amina: Sister;
  private readonly cast: Cast;
  /** Requests between all others. */
  private readonly others: RequestSeed[];
  private readonly ofAmina: RequestSeed[];
  private readonly ofYusuf: RequestSeed[];

  constructor(past: Past, office: DemoContext, now: Date) {
    this.past = past;
    this.office = office;
    ({ yusuf: this.yusuf, amina: this.amina } = leadsAt(now));
    this.cast = castOf(now);
    const requests = requestsOf(this.cast, now);
    this.ofAmina = aminasRequests(this, this.cast, requests, now);
    this.ofYusuf = yusufsRequests(this, this.cast, requests, now);
    this.others = withPaths(requests, { earlier: this.ofAmina, later: this.ofYusuf }, now);
  }

  async play(): Promise<void> {
    const { brothers, sisters } = this.cast;
    await this.past.record((story) => seedModerator(story, MODERATOR, this.office));
    const early = [this.amina, ...sisters.slice(0, EARLY_DAYS)];
    const late = sisters.slice(EARLY_DAYS);
    await allDoneOrThrow([this.brothersCome(brothers), this.sistersCome(early)]);
    await this.sistersJoinIn(early);
    await allDoneOrThrow([this.requests(), this.sistersCome(late).then(() => this.sistersJoinIn(late))]);
    await this.past.record(async (story) => {
      await seedMan(story, this.yusuf, this.office);
      for (const request of this.ofYusuf) await simulateRequest(story, request);
    });
  }

  /** In order, so that profile numbers are the same in every demo. */
  private async brothersCome(brothers: Member[]): Promise<void> {
    for (const brother of brothers) await this.past.record((story) => seedMan(story, brother, this.office));
  }

  /** Several at once, because verifying guardians takes time, but in order for the same guardian. */
  private async sistersCome(sisters: Sister[]): Promise<void> {
    const households = [...Map.groupBy(sisters, ({ wali }) => wali.waliEmail).values()];
    await mapConcurrently(households, CONCURRENCY, async (household) => {
      for (const sister of household) await this.past.record((story) => seedWoman(story, sister, this.office));
    });
  }

  /** In order, like the men. */
  private async sistersJoinIn(sisters: Sister[]): Promise<void> {
    for (const sister of sisters) await this.past.record((story) => seedProfile(story, sister, this.office));
  }

  private async requests(): Promise<void> {
    const requests = [...this.others, ...this.ofAmina];
    // A couple at serious consideration gets no requests any more, so its path comes after those of all others.
    const [walking, plain] = [requests.filter(({ path }) => path), requests.filter(({ path }) => !path)];
    for (const some of [plain, walking])
      await mapConcurrently(some, CONCURRENCY, (request) =>
        this.past.record((story) => simulateRequest(story, request)),
      );
    const ends = requests.filter(({ expires }) => expires).map(({ at }) => after(at, LIFE_OF_A_REQUEST + MINUTE));
    for (const end of ends.toSorted((a, b) => a.getTime() - b.getTime()))
      await this.past.record((story) => expire(story, end));
  }
}
