import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import {
  HEARTBEAT_SECONDS,
  LEAVE,
  RENEW,
  liveEventNames,
  SESSION_ENDED,
  type LiveEventName,
} from '#kernel/contracts/live-events.ts';
import { liveEvents } from '#kernel/contracts/live-events.schema.ts';
import { sessionOf } from '#kernel/http/context.ts';
import { rawRoute } from '#kernel/http/route.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { LIVE_CHANNEL, SESSION_END_CHANNEL } from '#kernel/live.ts';
import type { Listener } from '#kernel/persistence/listener.ts';
import type { IdentityParts } from '../../../modules/identity/module.ts';

/** Maximum number of streams of an account, one for each browser: its tabs share a stream. */
const MAX_STREAMS_EACH = 6;
/** After a gap in which events may be lost, streams end within this time, in steps, so that browsers read again. */
const RENEWAL = { milliseconds: 5000, steps: 50 };

interface Screen {
  user: UserId;
  session: string;
  stream: PassThrough;
}

/**
 * Holds the open event streams of this process, and sends them events of committed transactions. A stream ends with its
 * session.
 */
export class LiveEvents {
  private readonly sessions: Pick<IdentityParts['sessions'], 'filterRunning'>;
  private readonly screens = new Set<Screen>();
  private readonly byUser = new Map<UserId, Set<Screen>>();
  private readonly bySession = new Map<string, Set<Screen>>();
  private isFirstConnection = true;
  private heartbeat: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(sessions: Pick<IdentityParts['sessions'], 'filterRunning'>) {
    this.sessions = sessions;
  }

  listen(listener: Listener): void {
    listener.on(LIVE_CHANNEL, (payload) => {
      const { to, name } = JSON.parse(payload) as { to: UserId[]; name: LiveEventName };
      if (!liveEventNames.includes(name)) return;
      for (const user of to)
        for (const { stream } of this.byUser.get(user) ?? []) stream.write(`event: ${name}\ndata: {}\n\n`);
    });
    listener.on(SESSION_END_CHANNEL, (payload) => {
      const ended = JSON.parse(payload) as { session: string; isReplaced: boolean };
      for (const screen of this.bySession.get(ended.session) ?? []) {
        screen.stream.write(`event: ${ended.isReplaced ? RENEW : SESSION_ENDED}\ndata: {}\n\n`);
        this.end(screen);
      }
    });
    listener.onConnect(async () => {
      if (!this.isFirstConnection) this.renew();
      this.isFirstConnection = false;
    });
    // The database may be unavailable; the next heartbeat follows.
    this.heartbeat = setInterval(() => void this.beat().catch(() => undefined), HEARTBEAT_SECONDS * 1000);
    this.heartbeat.unref();
  }

  open(user: UserId, session: string): PassThrough {
    const screen = { user, session, stream: new PassThrough() };
    const others = this.byUser.get(user);
    const [oldest] = others ?? [];
    if (oldest && others!.size >= MAX_STREAMS_EACH) {
      oldest.stream.write(`event: ${LEAVE}\ndata: {}\n\n`);
      this.end(oldest);
    }
    this.screens.add(screen);
    addTo(this.byUser, user, screen);
    addTo(this.bySession, session, screen);
    screen.stream.on('close', () => this.forget(screen));
    screen.stream.write(': connected\n\n');
    if (this.isClosed) this.end(screen);
    return screen.stream;
  }

  /** Ends all streams, including new ones, so that the server can stop; browsers reconnect by themselves. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const screen of this.screens) this.end(screen);
  }

  /** Keeps streams open through proxies, and ends those whose session expired or ended unnoticed. */
  async beat(): Promise<void> {
    const running = await this.sessions.filterRunning([...new Set([...this.screens].map(({ session }) => session))]);
    for (const screen of this.screens) if (!running.has(screen.session)) this.end(screen);
    for (const { stream } of this.screens) stream.write('event: heartbeat\ndata: {}\n\n');
  }

  private renew(): void {
    const { milliseconds, steps } = RENEWAL;
    const waiting = [...this.screens];
    const size = Math.ceil(waiting.length / steps);
    const timer = setInterval(() => {
      for (const screen of waiting.splice(0, size)) {
        screen.stream.write(`event: ${RENEW}\ndata: {}\n\n`);
        this.end(screen);
      }
      if (waiting.length === 0) clearInterval(timer);
    }, milliseconds / steps);
    timer.unref();
  }

  private end(screen: Screen): void {
    this.forget(screen);
    screen.stream.end();
  }

  private forget(screen: Screen): void {
    this.screens.delete(screen);
    removeFrom(this.byUser, screen.user, screen);
    removeFrom(this.bySession, screen.session, screen);
  }

  routes(): Router {
    const router = new Router();
    rawRoute(router, liveEvents, (ctx, actor) => {
      const stream = this.open(actor!.userId, sessionOf(ctx));
      ctx.req.socket.setTimeout(0);
      ctx.req.on('close', () => stream.destroy());
      ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
      ctx.body = stream;
    });
    return router;
  }
}

function addTo<Key>(map: Map<Key, Set<Screen>>, key: Key, screen: Screen): void {
  map.set(key, (map.get(key) ?? new Set()).add(screen));
}

function removeFrom<Key>(map: Map<Key, Set<Screen>>, key: Key, screen: Screen): void {
  const screens = map.get(key);
  screens?.delete(screen);
  if (screens?.size === 0) map.delete(key);
}
