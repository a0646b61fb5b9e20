import type { RecordResult } from '../../record/recording.ts';
import { testerVersion } from '../version.ts';
import { hiderOf, shownProposals } from './shown-proposal.ts';

/** The report of a recording for programs. */
export function jsonRecord(result: RecordResult): string {
  const { title, target, counts, remarks, notes } = result;
  const hide = hiderOf(result);
  const proposals = shownProposals(result);
  const report = {
    tester: testerVersion(),
    title,
    target,
    counts,
    proposals,
    remarks: remarks.map(hide),
    notes,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
