import { makeJudge } from '../contract/judge/judge.ts';
import type { Contract } from '../contract/model.ts';
import type { Judge } from '../contract/violation.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import { checkRequest } from './check-request.ts';
import { checkResponse } from './check-response.ts';
import type { Deviation } from './deviation.ts';
import { routeFinder } from './route-finder.ts';

/** The verdict on an exchange. */
type Verdict =
  /** It belongs to a declared operation. */
  | { readonly kind: 'judged'; readonly operation: string; readonly deviations: readonly Deviation[] }
  /** It belongs to no declared operation and was accepted. */
  | { readonly kind: 'new'; readonly operation: undefined; readonly deviations: readonly Deviation[] }
  /** It belongs to no declared operation and teaches nothing: refused, redirected, or a matter of HTTP itself. */
  | { readonly kind: 'outside'; readonly operation: undefined; readonly deviations: readonly [] };

/** Judges exchanges against one version of a document. */
export interface LiveJudge {
  /** `template` is the guessed template of an undeclared path. */
  judge(one: LiveExchange, template?: string): Verdict;
  /** The declared path that matches a concrete one. */
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

/**
 * Whether a document can declare a path: it has no fragment, no `..` and no separators that only some servers treat as
 * such.
 */
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
