import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { destinationOf } from './destination.ts';
import { OtlpExporter } from './otlp-exporter.ts';
import { currentTraceparent, SPAN_KIND, Tracer } from './tracer.ts';

async function aCollector(status: number) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk));
    request.on('end', () => response.writeHead(status).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

function anExporter(address: string) {
  let dropped = 0;
  const exporter = new OtlpExporter({
    destination: destinationOf(address)!,
    resource: { 'service.name': 'mithaq' },
    dropped: (count) => (dropped += count),
  });
  return { exporter, tracer: new Tracer(exporter.addSpan), dropped: () => dropped };
}

test('work is not disturbed by a collector that refuses or is away, and what is lost is counted', async () => {
  const { address } = await aCollector(503);
  for (const away of [address, 'http://127.0.0.1:1']) {
    const { exporter, tracer, dropped } = anExporter(away);
    expect(await tracer.run('work', { kind: SPAN_KIND.server }, async () => 7)).toBe(7);
    await exporter.stop();
    expect(dropped()).toBe(1);
  }
});

test('at most 4,096 parts are stored while nothing can be sent', async () => {
  const { exporter, tracer, dropped } = anExporter('http://127.0.0.1:1');
  for (let n = 0; n < 4100; n++) await tracer.run('work', { kind: SPAN_KIND.server }, async () => undefined);
  expect(dropped()).toBe(4);
  await exporter.stop();
});

test('failed work is sent as failed, and its error continues', async () => {
  const { address, bodies } = await aCollector(200);
  const { exporter, tracer } = anExporter(address);
  const work = tracer.run('work', { kind: SPAN_KIND.server }, () => Promise.reject(new Error('lapwing')));
  await expect(work).rejects.toThrow('lapwing');
  await exporter.stop();
  expect(JSON.parse(bodies.join(''))).toMatchObject({
    resourceSpans: [{ scopeSpans: [{ spans: [{ name: 'work', status: { code: 2 } }] }] }],
  });
  expect(bodies.join('')).not.toContain('lapwing');
});

test('work continues the trace of its parent, and begins one if that is malformed', async () => {
  const tracer = new Tracer();
  const traceOf = (parent: string | null) =>
    tracer.run('work', { kind: SPAN_KIND.consumer, parent }, async () => currentTraceparent()!.slice(3, 35));
  const traceId = 'a'.repeat(32);
  expect(await traceOf(`00-${traceId}-${'b'.repeat(16)}-01`)).toBe(traceId);
  expect(await traceOf(`00-${traceId}-x`)).not.toBe(traceId);
});
