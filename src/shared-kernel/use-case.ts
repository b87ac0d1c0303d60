/** Base class of commands, queries and other services: each is constructed from its ports. */
export abstract class UseCase<Ports> {
  protected readonly ports: Ports;

  constructor(ports: Ports) {
    this.ports = ports;
  }
}
