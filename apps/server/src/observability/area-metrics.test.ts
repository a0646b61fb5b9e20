import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type AreaMetrics, type MetricValues, registerAreaMetrics } from './area-metrics.ts';

/** The values of a registry with the metrics of these areas, as Prometheus reads them. */
function shown(...areas: readonly AreaMetrics[]): () => Promise<readonly string[]> {
  const registry = new Registry();
  for (const area of areas) registerAreaMetrics(registry, area);
  return async () => {
    const lines = (await registry.metrics()).split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('# HELP'));
  };
}

const backlog = (read: AreaMetrics['read']): AreaMetrics => ({
  metrics: {
    backlog: { type: 'gauge', help: 'What waits.' },
    sent_total: { type: 'counter', help: 'What was sent.', label: 'result' },
  },
  read,
});

it('shows each value as it is when it is asked for, by label where there is one', async () => {
  const values: MetricValues[] = [
    { backlog: 3, sent_total: { delivered: 2, failed: 1 } },
    { backlog: 0, sent_total: { delivered: 4 } },
  ];
  let reads = 0;
  const text = shown(backlog(() => values[Math.floor(reads++ / 2)] ?? {}));
  expect(await text()).toEqual([
    '# TYPE backlog gauge',
    'backlog 3',
    '# TYPE sent_total counter',
    'sent_total{result="delivered"} 2',
    'sent_total{result="failed"} 1',
  ]);
  expect(await text()).toEqual([
    '# TYPE backlog gauge',
    'backlog 0',
    '# TYPE sent_total counter',
    'sent_total{result="delivered"} 4',
  ]);
});

it.each<[string, AreaMetrics['read']]>([
  ['throws', () => expect.fail('no database')],
  ['rejects', () => Promise.reject(new Error('no database'))],
  ['gives nothing', () => ({ backlog: undefined })],
])('shows no value that its read %s for, and all others', async (_, read) => {
  const sound: AreaMetrics = { metrics: { age: { type: 'gauge', help: 'Age.' } }, read: () => ({ age: 5 }) };
  expect(await shown(backlog(read), sound)()).toEqual([
    '# TYPE backlog gauge',
    '# TYPE sent_total counter',
    '# TYPE age gauge',
    'age 5',
  ]);
});
