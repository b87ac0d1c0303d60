import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import { HEARTBEAT_SECONDS, liveEventNames, type LiveEventName } from '#kernel/contracts/live-events.ts';
import { actorOf } from '#kernel/http/context.ts';
import type { UserId } from '#kernel/ids.ts';
import { LIVE_CHANNEL } from '#kernel/live.ts';
import type { Listener } from '#kernel/persistence/listener.ts';

const MAX_STREAMS_EACH = 6;

/** Keeps the open event streams of this process and hands them what other transactions announce. */
export class LiveEvents {
  private readonly streams = new Map<UserId, Set<PassThrough>>();
  private heartbeat: NodeJS.Timeout | undefined;

  listen(listener: Listener): void {
    listener.on(LIVE_CHANNEL, (payload) => {
      const { to, name } = JSON.parse(payload) as { to: UserId[]; name: LiveEventName };
      if (liveEventNames.includes(name)) for (const user of to) this.send(user, `event: ${name}\ndata: {}\n\n`);
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_SECONDS * 1000);
    this.heartbeat.unref();
  }

  open(user: UserId): PassThrough {
    const stream = new PassThrough();
    const mine = this.streams.get(user) ?? new Set();
    if (mine.size >= MAX_STREAMS_EACH) mine.values().next().value?.end();
    this.streams.set(user, mine.add(stream));
    stream.on('close', () => {
      mine.delete(stream);
      if (mine.size === 0 && this.streams.get(user) === mine) this.streams.delete(user);
    });
    stream.write(': connected\n\n');
    return stream;
  }

  /** Ends every stream, so that the server can stop; browsers reconnect by themselves. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const stream of [...this.streams.values()].flatMap((set) => [...set])) stream.end();
  }

  private beat(): void {
    for (const user of this.streams.keys()) this.send(user, 'event: heartbeat\ndata: {}\n\n');
  }

  private send(user: UserId, frame: string): void {
    for (const stream of this.streams.get(user) ?? []) stream.write(frame);
  }

  routes(): Router {
    const router = new Router();
    router.get('/api/events', (ctx) => {
      const stream = this.open(actorOf(ctx).userId);
      ctx.req.socket.setTimeout(0);
      ctx.req.on('close', () => stream.destroy());
      ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
      ctx.body = stream;
    });
    return router;
  }
}
