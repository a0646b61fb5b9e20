import type { RatedProposal, RecordResult } from '../../record/recording.ts';
import { type Hide, hider, typesOnly, withoutWebTokens } from '../../secrets/redact.ts';
import { isSecretPlace, withoutSecretFields } from '../../secrets/secret-names.ts';

/** The maximum number of characters of a value on a line. */
const LONGEST = 200;

/** A proposal as reports may show it: without secrets. */
export interface ShownProposal {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly operation: string;
  readonly alsoIn: readonly string[];
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly count: number;
  /** `GET /things/a → 200`. */
  readonly example: string;
  /** Sentences; empty without an edit. */
  readonly edits: readonly string[];
  readonly because: string | undefined;
}

/** The proposals of a recording as reports may show them. */
export function shownProposals(result: RecordResult): readonly ShownProposal[] {
  const hide = hiderOf(result);
  return result.proposals.map((one) => shown(one, hide, result.isPersonal));
}

/** Redacts the secrets of the traffic. */
export function hiderOf({ secrets }: Pick<RecordResult, 'secrets'>): Hide {
  const hide = hider({ credentials: secrets, personal: false });
  return (text) => withoutSecretFields(hide(withoutWebTokens(text)));
}

function shown(proposal: RatedProposal, hide: Hide, isPersonal: boolean): ShownProposal {
  const { deviation, severity, alsoIn, count, example, edits, because } = proposal;
  const { place, where } = deviation;
  const actual = isPersonal || isSecretPlace(where) ? typesOnly(deviation.actual) : deviation.actual;
  const path = isPersonal ? '' : ` ${example.target}`;
  return {
    rule: deviation.rule,
    severity,
    operation: hide(deviation.operation),
    alsoIn: alsoIn.map(hide),
    where: hide(where),
    expected: hide(deviation.expected),
    actual: hide(actual),
    file: place.file,
    line: place.line,
    pointer: place.pointer,
    count,
    example: hide(`${example.method}${path} → ${example.status}`),
    edits: edits.map((edit) => {
      const value = 'value' in edit ? hide(clipped(JSON.stringify(edit.value))) : '';
      const says = {
        set: `set to ${value}`,
        remove: 'remove',
        include: `add ${value}`,
        exclude: `remove ${value}`,
      };
      return `${edit.file}#${hide(edit.pointer)}: ${says[edit.op]}`;
    }),
    because,
  };
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
