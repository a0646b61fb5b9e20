import type { Contract } from '../../contract/model.ts';
import { isSuccess } from '../../model/case-of.ts';
import { resourcesOf } from '../../world/resources.ts';
import type { Probe } from '../probe.ts';
import { baseRequest } from '../requests/base-request.ts';
import { linksOf } from './steps/link-request.ts';
import { flowProbe } from './steps/walk.ts';
import { isLost } from './steps/ways.ts';

/** Follows the links to GETs in the responses of all operations except creations and removals. */
export function linkProbes(contract: Contract): Probe[] {
  const creations = new Set(resourcesOf(contract).map(({ create }) => create));
  return contract.operations
    .filter((operation) => operation.method !== 'DELETE' && !creations.has(operation))
    .filter(({ responses }) => [...responses.values()].some(({ links }) => links.length > 0))
    .map((operation) =>
      flowProbe(`${operation.id}/links`, [operation], 'state', function* (walk) {
        const base = baseRequest(walk.context, operation);
        const answer = base && (yield* walk.succeed('request', operation, base));
        if (answer === undefined) return [];
        const found = [];
        for (const { link, operation: target, parts } of linksOf(walk.context, answer)) {
          const followed = yield* walk.send(`link/${link.name}`, target, parts);
          if (isSuccess(followed.status) || !isLost(followed.status)) continue;
          const expected = `what the link ${link.name} in the response to ${operation.id} refers to`;
          const seen = { instancePath: '/status', expected, actual: `status ${followed.status}` };
          found.push(
            walk.finding(followed, {
              rule: 'broken-link',
              cause: `link ${link.name}`,
              ...seen,
              node: link.node,
              of: operation,
            }),
          );
        }
        return found;
      }),
    );
}
