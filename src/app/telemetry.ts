import { VERSION } from '#kernel/runtime/version.ts';
import { OtlpExporter } from '#kernel/telemetry/otlp-exporter.ts';
import type { Environment } from './env.ts';
import { telemetryDropped } from './http/routes/health.ts';

/** Connects the process to the collector of TELEMETRY_URL; null without that setting. */
export function openTelemetry({ telemetry, mode, role }: Environment): OtlpExporter | null {
  if (!telemetry) return null;
  return new OtlpExporter({
    destination: telemetry,
    resource: {
      'service.name': 'mithaq',
      'service.version': VERSION,
      'service.instance.id': role,
      'deployment.environment.name': mode,
    },
    dropped: (count) => telemetryDropped.inc(count),
  });
}
