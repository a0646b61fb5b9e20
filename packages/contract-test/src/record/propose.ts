import { isSame } from '../contract/instances/json-value.ts';
import { memberOf } from '../contract/json-pointer.ts';
import { LoadError } from '../contract/load/document-set.ts';
import { loadContract } from '../contract/load/load-contract.ts';
import type { Contract, Json } from '../contract/model.ts';
import { openLiveJudge, pathname } from './check-live.ts';
import type { Deviation } from './deviation.ts';
import { editsFor, type Observed } from './document-edits.ts';
import { type DocumentFiles, type DocumentState, type FileEdit, withEdits } from './document-files.ts';
import { guessTemplates } from './guess-templates.ts';
import type { KeptExchange } from './kept-exchanges.ts';

/** One way in which traffic deviates from the document, with the edits that resolve it. */
export interface Proposal {
  readonly deviation: Deviation;
  /** Other operations with the same deviation. */
  readonly alsoIn: readonly string[];
  /** The exchanges that showed it, one of them in full. */
  readonly count: number;
  readonly example: KeptExchange['exchange'];
  /** Empty if there is no edit, with the reason. */
  readonly edits: readonly FileEdit[];
  readonly because: string | undefined;
}

/** The proposals derived from traffic. */
export interface Proposals {
  readonly list: readonly Proposal[];
  /** The document as it is and with the edits made. */
  readonly before: DocumentFiles;
  readonly after: DocumentFiles;
}

/** A document, both resolved and unresolved. */
export interface OpenDocument extends DocumentState {
  readonly spec: string;
}

/** The document at the start of a recording. */
export async function openDocument(spec: string, strict: boolean): Promise<OpenDocument> {
  const files = new Map<string, unknown>();
  const keep = (file: string, parsed: unknown): unknown => {
    // A YAML anchor makes several places share one object, which edits must distinguish.
    const own = JSON.parse(JSON.stringify(parsed)) as unknown;
    files.set(file, own);
    return own;
  };
  const contract = await loadContract(spec, { strict, edit: keep });
  const root = [...files.keys()][0] ?? spec;
  const isOld = String(memberOf(files.get(root), 'openapi')).startsWith('3.0');
  return { spec, contract, files, root, isOld, secrets: new Set() };
}

/**
 * The maximum number of rounds of editing and judging. An edit may reveal further deviations, such as a value behind a
 * wrong type.
 */
const ROUNDS = 12;

/**
 * Proposes the edits after which the document matches the traffic: edits it, judges the traffic against the result, and
 * repeats until only deviations remain that no document can express.
 */
export async function propose(
  document: OpenDocument,
  kept: readonly KeptExchange[],
  secrets: ReadonlySet<string>,
): Promise<Proposals> {
  let state: OpenDocument = { ...document, secrets };
  const found = new Map<string, Proposal>();
  const created = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = [...deviationsIn(state.contract, kept)];
    const edited = groups.map(([key, group]) => ({ key, group, edits: editsFor(state, group.observed) }));
    for (const { key, group, edits } of edited) {
      const proposal = proposalOf(group, edits);
      const isPart = created.has(proposal.deviation.operation) && edits.length > 0;
      const whole = isPart ? found.get(proposal.deviation.operation) : undefined;
      if (whole !== undefined)
        found.set(whole.deviation.key, { ...whole, edits: joined(whole.edits, edits) });
      else if (!found.has(key) && !isPart) found.set(key, proposal);
    }
    for (const { group } of edited) {
      const { deviation } = group.observed[0] ?? {};
      if (deviation?.gap.kind === 'operation') created.add(deviation.operation);
    }
    const edits = edited.flatMap((one) => one.edits);
    const files = withEdits(state.files, edits);
    if (isUnchanged(state.files, files)) break;
    const contract = await read(document.spec, files);
    if (contract === undefined) break;
    state = { ...state, files, contract };
  }
  return { list: [...found.values()], before: document.files, after: state.files };
}

/** The exchanges that deviate in one way, and how many they represent. */
interface Group {
  readonly observed: Observed;
  readonly count: number;
}

function deviationsIn(contract: Contract, kept: readonly KeptExchange[]): ReadonlyMap<string, Group> {
  const judge = openLiveJudge(contract);
  const verdictOf = (one: KeptExchange, template?: string) => judge.judge(one.exchange, template);
  const unknown = kept
    .filter((one) => verdictOf(one).kind === 'new')
    .map(({ exchange }) => pathname(exchange));
  const templates = guessTemplates(
    unknown,
    contract.operations.map(({ path }) => path),
  );
  const groups = new Map<
    string,
    { observed: { deviation: Deviation; exchange: KeptExchange['exchange'] }[]; count: number }
  >();
  for (const one of kept) {
    const counted = new Set<string>();
    for (const deviation of verdictOf(one, templates.get(pathname(one.exchange))).deviations) {
      const group = groups.get(deviation.key) ?? { observed: [], count: 0 };
      groups.set(deviation.key, group);
      group.observed.push({ deviation, exchange: one.exchange });
      if (!counted.has(deviation.key)) group.count += one.times;
      counted.add(deviation.key);
    }
  }
  return groups;
}

function proposalOf({ observed, count }: Group, edits: readonly FileEdit[]): Proposal {
  const [first] = observed;
  if (first === undefined) throw new TypeError('A group of deviations is never empty.');
  const { deviation, exchange } = first;
  const operations = new Set(observed.map((one) => one.deviation.operation));
  operations.delete(deviation.operation);
  const noEdit = deviation.gap.kind === 'none' ? deviation.gap.because : 'no edit is known for it';
  return {
    deviation,
    alsoIn: [...operations],
    count,
    example: exchange,
    edits,
    because: edits.length > 0 ? undefined : noEdit,
  };
}

/** Edits without duplicates. */
function joined(edits: readonly FileEdit[], more: readonly FileEdit[]): readonly FileEdit[] {
  const all = [...edits, ...more].map((edit) => [JSON.stringify(edit), edit] as const);
  return [...new Map(all).values()];
}

function isUnchanged(before: DocumentFiles, after: DocumentFiles): boolean {
  return [...after].every(([file, value]) => isSame(value as Json, before.get(file) as Json));
}

/** The document with other contents; undefined if it cannot be read, in which case the previous contents are kept. */
async function read(spec: string, files: DocumentFiles): Promise<Contract | undefined> {
  try {
    return await loadContract(spec, { edit: (file, parsed) => files.get(file) ?? parsed });
  } catch (error) {
    if (error instanceof LoadError) return undefined;
    throw error;
  }
}
