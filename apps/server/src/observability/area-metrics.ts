import { Counter, Gauge, type Registry } from 'prom-client';

/** A metric of one area. */
interface AreaMetric {
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  /** What tells its values apart; without it there is one. */
  readonly label?: string;
}

/** By name of the metric: its value, or values by label. What is absent is not shown. */
export type MetricValues = Readonly<Record<string, number | Readonly<Record<string, number>> | undefined>>;

/** What one area shows of its work, read together whenever the metrics are. */
export interface AreaMetrics {
  /** By name: `transfer_steps_due`. */
  readonly metrics: Readonly<Record<string, AreaMetric>>;
  /** What needs the database is read through `cachedRead`. */
  read(): MetricValues | Promise<MetricValues>;
}

/** Shows the metrics of an area. What cannot be read is absent, and everything else is shown. */
export function registerAreaMetrics(registry: Registry, { metrics, read }: AreaMetrics): void {
  for (const [name, { type, help, label }] of Object.entries(metrics)) {
    const settings = { name, help, labelNames: label === undefined ? [] : [label], registers: [registry] };
    const collect = async (metric: Gauge | Counter): Promise<void> => {
      const value = (await valuesOf(read))[name];
      metric.reset();
      if (label !== undefined) {
        for (const [of, one] of Object.entries(value ?? {})) metric.inc({ [label]: of }, one);
      } else if (typeof value === 'number') {
        metric.inc(value);
      } else {
        // The reset has made it 0.
        metric.remove();
      }
    };
    if (type === 'gauge') {
      new Gauge({
        ...settings,
        collect() {
          return collect(this);
        },
      });
    } else {
      new Counter({
        ...settings,
        collect() {
          return collect(this);
        },
      });
    }
  }
}

async function valuesOf(read: AreaMetrics['read']): Promise<MetricValues> {
  try {
    return await read();
  } catch {
    return {};
  }
}
