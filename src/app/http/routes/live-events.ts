import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import {
  HEARTBEAT_SECONDS,
  LEAVE,
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
  private heartbeat: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(sessions: Pick<IdentityParts['sessions'], 'filterRunning'>) {
    this.sessions = sessions;
  }

  listen(listener: Listener): void {
    listener.on(LIVE_CHANNEL, (payload) => {
      const { to, name } = JSON.parse(payload) as { to: UserId[]; name: LiveEventName };
      if (!liveEventNames.includes(name)) return;
      for (const { user, stream } of this.screens) if (to.includes(user)) stream.write(`event: ${name}\ndata: {}\n\n`);
    });
    listener.on(SESSION_END_CHANNEL, (payload) => {
      const ended = JSON.parse(payload) as { session: string; isReplaced: boolean };
      for (const { session, stream } of this.screens)
        if (session === ended.session && !ended.isReplaced) stream.write(`event: ${SESSION_ENDED}\ndata: {}\n\n`);
      this.end(({ session }) => session === ended.session);
    });
    // The database may be unavailable; the next heartbeat follows.
    this.heartbeat = setInterval(() => void this.beat().catch(() => undefined), HEARTBEAT_SECONDS * 1000);
    this.heartbeat.unref();
  }

  open(user: UserId, session: string): PassThrough {
    const screen = { user, session, stream: new PassThrough() };
    const others = [...this.screens].filter((other) => other.user === user);
    const [oldest] = others;
    if (oldest && others.length >= MAX_STREAMS_EACH) {
      oldest.stream.write(`event: ${LEAVE}\ndata: {}\n\n`);
      this.end((other) => other === oldest);
    }
    this.screens.add(screen);
    screen.stream.on('close', () => this.screens.delete(screen));
    screen.stream.write(': connected\n\n');
    if (this.isClosed) this.end((other) => other === screen);
    return screen.stream;
  }

  /** Ends all streams, including new ones, so that the server can stop; browsers reconnect by themselves. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    this.end(() => true);
  }

  /** Keeps streams open through proxies, and ends those whose session expired or ended unnoticed. */
  async beat(): Promise<void> {
    const running = await this.sessions.filterRunning([...new Set([...this.screens].map(({ session }) => session))]);
    this.end(({ session }) => !running.has(session));
    for (const { stream } of this.screens) stream.write('event: heartbeat\ndata: {}\n\n');
  }

  private end(which: (screen: Screen) => boolean): void {
    for (const screen of [...this.screens].filter(which)) {
      this.screens.delete(screen);
      screen.stream.end();
    }
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
