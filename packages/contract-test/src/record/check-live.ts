import { makeJudge } from '../contract/judge/judge.ts';
import type { Contract } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import { checkRequest } from './check-request.ts';
import { checkResponse } from './check-response.ts';
import type { Deviation } from './deviation.ts';
import { routeFinder } from './route-finder.ts';

/** What an exchange comes to. */
type Verdict =
  /** Of a declared operation. */
  | { readonly kind: 'judged'; readonly operation: string; readonly deviations: readonly Deviation[] }
  /** Not of a declared operation, and accepted. */
  | { readonly kind: 'new'; readonly operation: undefined; readonly deviations: readonly Deviation[] }
  /** Not of a declared operation, and nothing to learn from: refused, redirected, or a question of HTTP itself. */
  | { readonly kind: 'outside'; readonly operation: undefined; readonly deviations: readonly [] };

/** Judges exchanges by one version of a document. */
export interface LiveJudge {
  /** `template` is the path that is guessed for a path that is not declared. */
  judge(one: LiveExchange, template?: string): Verdict;
  /** The declared path that a concrete one falls under. */
  pathOf(one: LiveExchange): string | undefined;
}

/** Opens the judge of a document. */
export function openLiveJudge(contract: Contract): LiveJudge {
  const judge: Judge = makeJudge(contract);
  const find = routeFinder(contract.operations);
  return {
    judge(one, template) {
      const found = find(one.method, pathname(one));
      if (found?.route !== undefined) {
        const { operation } = found.route;
        const deviations = [
          ...checkRequest(contract, judge, one, found.route),
          ...checkResponse(contract, judge, one, operation),
        ];
        return { kind: 'judged', operation: operation.id, deviations };
      }
      const isAccepted = isPlainPath(pathname(one)) && one.status >= 200 && one.status < 300;
      if (!isAccepted || one.method === 'OPTIONS' || one.method === 'HEAD' || !methods.has(one.method)) {
        return { kind: 'outside', operation: undefined, deviations: [] };
      }
      const path = found?.path ?? template ?? pathname(one);
      return {
        kind: 'new',
        operation: undefined,
        deviations: [unknownOperation(contract, one, path, found !== undefined)],
      };
    },
    pathOf: (one) => find(one.method, pathname(one))?.path,
  };
}

/** Methods that a path of OpenAPI 3.1 can have. */
const methods: ReadonlySet<string> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'TRACE']);

/** Whether a document can have a path: without a fragment, steps upwards, and separators that only some servers know. */
function isPlainPath(path: string): boolean {
  return /^\/[^#\\]*$/.test(path) && !path.split('/').some((step) => /^(?:\.|%2e){1,2}$/i.test(step));
}

/** The path of a request without its query. */
export function pathname({ target }: LiveExchange): string {
  return target.split('?', 1)[0] ?? '';
}

function unknownOperation(
  contract: Contract,
  { method }: LiveExchange,
  path: string,
  isPathKnown: boolean,
): Deviation {
  const operation = `${method} ${path}`;
  return {
    rule: isPathKnown ? 'undocumented-method' : 'undocumented-path',
    operation,
    key: operation,
    where: '',
    expected: isPathKnown ? 'a method that the path declares' : 'a path that is declared',
    actual: operation,
    place: contract.placeOf({}, 'paths'),
    gap: { kind: 'operation', method, path },
  };
}
