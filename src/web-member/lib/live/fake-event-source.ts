export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  static readonly newest = (): FakeEventSource => FakeEventSource.opened.at(-1)!;
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  say(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  close(): void {
    this.readyState = 2;
  }
}
