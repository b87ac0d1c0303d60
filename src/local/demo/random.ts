/** Reproducible chance: the demo is the same on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but never, 1 (the generator mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, including both bounds. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length - 1)]!;
  }

  /** Returns `count` different items, shuffled. */
  some<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(this.between(0, rest.length - 1), 1)[0]!,
    );
  }

  shuffled = <T>(from: readonly T[]): T[] => this.some(from, from.length);
}

/** Deals matching cards from a stack, and repeats one only when nothing else matches. */
export class Deck<T> {
  private waiting: T[];
  private used: T[] = [];

  constructor(cards: readonly T[], random: Random) {
    this.waiting = random.shuffled(cards);
  }

  /** Throws if no card matches at all. */
  deal(fits: (card: T) => boolean = () => true): T {
    let place = this.waiting.findIndex(fits);
    if (place < 0) {
      this.waiting.push(...this.used);
      this.used = [];
      place = this.waiting.findIndex(fits);
    }
    const [card] = this.waiting.splice(place, place < 0 ? 0 : 1);
    if (card === undefined) throw new Error('No card of this stack fits');
    this.used.push(card);
    return card;
  }
}
