import type { RunningPeer } from './running-peer.ts';

/** Times of the first request of each operation of a benchmark's contract, in milliseconds. */
export async function firstHits({ url }: RunningPeer, resources: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  // The client and the server are warm; the operations are not.
  for (let round = 0; round < 50; round++) await hit(`${url}/unknown`, 'GET');
  for (const resource of resources) {
    for (const [method, path] of [
      ['GET', `/v1/${resource}/BAL_1`],
      ['PATCH', `/v1/${resource}/BAL_1`],
      ['GET', `/v1/${resource}`],
      ['POST', `/v1/${resource}`],
    ] as const) {
      const started = performance.now();
      await hit(url + path, method);
      taken.push(performance.now() - started);
    }
  }
  return taken;
}

async function hit(url: string, method: string): Promise<void> {
  const hasBody = method === 'POST' || method === 'PATCH';
  const body = JSON.stringify({ currency: 'USDT', kind: 'crypto' });
  const response = await fetch(url, {
    method,
    ...(hasBody && { body, headers: { 'content-type': 'application/json' } }),
  });
  await response.arrayBuffer();
}
