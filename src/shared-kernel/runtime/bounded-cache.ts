/**
 * A cache of at most `size` values that evicts the least recently used. Required wherever the keys come from requests.
 */
export class BoundedCache<Key, Value> {
  private readonly values = new Map<Key, Value>();
  private readonly most: number;

  constructor(size: number) {
    this.most = size;
  }

  get size(): number {
    return this.values.size;
  }

  get(key: Key): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.most) return;
    const [oldest] = this.values.keys() as Iterable<Key>;
    this.values.delete(oldest as Key);
  }

  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Removes a key; if `value` is given, only while it is still the key's value. */
  delete(key: Key, value?: Value): void {
    if (value === undefined || this.values.get(key) === value) this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}
