import type { Contract, Operation } from '../contract/model.ts';
import type { NeverSucceeded } from '../model/test-result.ts';
import { needsCredentials } from '../probes/access/auth.ts';
import { allLines, type Credentials } from '../wire/credentials.ts';
import { hasDocumentedSuccess, type Outcomes } from './outcomes.ts';

export interface DoubtSettings {
  readonly contract: Contract;
  readonly operations: readonly Operation[];
  readonly outcomes: Outcomes;
  readonly failures: readonly NeverSucceeded[];
  readonly credentials: Credentials;
  readonly baseUrl: string;
  /** Whether the run ended early. */
  readonly isCut: boolean;
}

/** Reasons why a run without findings would prove little, one sentence each; any of them makes the run fail. */
export function doubtsOf(settings: DoubtSettings): readonly string[] {
  return [...wrongAddress(settings), ...refusedCredentials(settings), ...fewSuccesses(settings)];
}

/** If all responses are 404 or 405, the requests do not reach the paths of the document. */
function wrongAddress({ contract, operations, outcomes, baseUrl }: DoubtSettings): readonly string[] {
  const statuses = new Set(operations.flatMap((one) => [...outcomes.of(one).statuses.keys()]));
  if (!statuses.has(404) || [...statuses].some((status) => status !== 404 && status !== 405)) return [];
  const seen = `Every valid request was answered ${statuses.has(405) ? '404 or 405' : '404'}`;
  const target = baseUrl.replace(/\/+$/, '');
  const server = contract.servers.flatMap(({ urls }) => urls).find((url) => basePathOf(url) !== '');
  const base = server === undefined ? '' : basePathOf(server);
  if (base === '' || basePathOf(target).endsWith(base)) {
    return [`${seen}: check that the paths of the document begin at --target ${target}.`];
  }
  return [
    `${seen}: the server of the document, ${server}, has the base path ${base}, which --target lacks. Give --target ${target}${base}.`,
  ];
}

function basePathOf(url: string): string {
  if (!URL.canParse(url, 'http://server.invalid')) return '';
  return new URL(url, 'http://server.invalid').pathname.replace(/\/+$/, '');
}

/** Credentials that no operation accepts and most refuse: they are wrong, expired or missing. */
function refusedCredentials({ operations, outcomes, credentials }: DoubtSettings): readonly string[] {
  const tried = operations
    .filter(needsCredentials)
    .map(outcomes.of)
    .filter(({ statuses }) => statuses.size > 0);
  const refused = tried.filter(({ statuses }) => statuses.has(401) || statuses.has(403));
  if (tried.some(({ succeeded }) => succeeded) || 2 * refused.length <= tried.length) return [];
  const whom = `${refused.length} of the ${tried.length} tested operations that need them`;
  return [
    allLines(credentials).length === 0
      ? `No credentials were given: ${whom} refused the requests, and none succeeded. Give --header or --credential.`
      : `The credentials were refused by ${whom}, and none succeeded: check that --header and --credential give the right ones and that they have not expired.`,
  ];
}

/** A run that reached less than half of what it could reach. */
function fewSuccesses({ operations, outcomes, failures, isCut }: DoubtSettings): readonly string[] {
  const failed = failures.filter(({ standing }) => standing === 'failed').length;
  const succeeded = operations.filter(
    (one) => hasDocumentedSuccess(one) && outcomes.of(one).succeeded,
  ).length;
  if (isCut || succeeded >= failed) return [];
  return [
    `Only ${succeeded} of ${succeeded + failed} operations with a documented 2XX ever succeeded, fewer than half: the rest was hardly tested.`,
  ];
}
