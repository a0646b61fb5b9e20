import { Counter, Gauge, type Registry } from 'prom-client';

/** A metric of one area. */
interface AreaMetric {
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  /** The label of its values; absent if there is only one value. */
  readonly label?: string;
}

/** Values by metric name, or by metric name and label. Absent metrics are not exposed. */
export type MetricValues = Readonly<Record<string, number | Readonly<Record<string, number>> | undefined>>;

/** The metrics of one area, read together on each scrape. */
export interface AreaMetrics {
  /** By name: `transfer_steps_due`. */
  readonly metrics: Readonly<Record<string, AreaMetric>>;
  /** Values from the database are read through `cachedRead`. */
  read(): MetricValues | Promise<MetricValues>;
}

/** Registers the metrics of an area. Values that cannot be read are left out of the scrape. */
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
