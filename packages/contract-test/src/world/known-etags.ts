import type { Contract, Operation } from '../contract/model.ts';
import type { Exchange, RequestParts } from '../model/case.ts';
import { addressOf, routesOf } from './routes.ts';

/** The `ETag` that each thing had when it was last read or written. */
export interface KnownEtags {
  observe(exchange: Exchange): void;
  /** Undefined if no response has shown it, or something was written since. */
  of(operation: Operation, parts: RequestParts): string | undefined;
}

/** Opens an empty record. */
export function openEtags(contract: Contract): KnownEtags {
  const routeOf = routesOf(contract);
  const etags = new Map<string, string>();
  const keyOf = ({ path }: Operation, { path: values }: RequestParts): string => {
    const route = routeOf(path);
    return JSON.stringify([route.shape, addressOf(route, values).map(String)]);
  };
  return {
    observe({ case: { operation, parts, tampering }, answer, status }) {
      if (answer.kind === 'none' || status >= 500 || tampering?.credentials !== undefined) return;
      const method = tampering?.method ?? operation.method;
      const isRead = method === 'GET' || method === 'HEAD';
      if (status >= 300 && status !== 412) return;
      const key = keyOf(operation, parts);
      const etag = answer.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1];
      if (etag !== undefined && method !== 'POST' && status !== 412) etags.set(key, etag);
      else if (!isRead) etags.delete(key);
    },
    of: (operation, parts) => etags.get(keyOf(operation, parts)),
  };
}
