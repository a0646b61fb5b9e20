import type { Finding } from '../model/finding.ts';

/** The source of the violated expectation: the document itself, or a decision that fills a gap in it. */
export function provenanceOf(finding: Finding): string {
  const { decision } = finding.place;
  if (decision === undefined) return 'documented';
  return `decided (${decision}): the document leaves this open, so the finding concerns the decision; fix the target, or revise the decision and ${proposedEdit(finding)}`;
}

/** The edit of the spec that would make the response correct, in words: `at api.yaml:12, declare status 418`. */
function proposedEdit({ rule, actual, expected, place }: Finding): string {
  const at = `at ${place.file}:${place.line}`;
  switch (rule) {
    case 'undocumented-status':
    case 'server-error':
      return `${at}, declare ${actual}`;
    case 'undocumented-header':
    case 'undocumented-field':
      return `${at}, declare ${actual}`;
    case 'missing-header':
      return `${at}, make the header optional`;
    case 'media-type':
      return `${at}, declare the media type: ${actual}`;
    case 'header-value':
    case 'response-body':
      return `${at}, allow ${actual} beside ${expected}`;
    case 'valid-refused':
      return `${at}, tighten what is allowed`;
    case 'invalid-accepted':
      return `${at}, loosen what is allowed`;
    default:
      return `${at}, say what the target does`;
  }
}
