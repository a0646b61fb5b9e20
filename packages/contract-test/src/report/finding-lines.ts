import { visible } from '../contract/visible.ts';
import type { Finding } from '../model/finding.ts';
import { rules } from '../model/rules.ts';
import { earlierText, earlierTitle } from './conclusion-lines.ts';
import { provenanceOf } from './provenance.ts';

/** A finding in one sentence, as the title of an annotation or a failure. */
export function findingTitle(finding: Finding): string {
  return `${finding.rule} in ${finding.operation}: ${rules[finding.rule]}`;
}

/** The details of a finding, shown below its title, without the request that reproduces it. */
export function findingLines(finding: Finding): string[] {
  const { alsoIn, place } = finding;
  return [
    ...(finding.instancePath === '' ? [] : [`at ${finding.instancePath}`]),
    `expected ${finding.expected}`,
    `actual ${finding.actual}`,
    `spec ${place.file}:${place.line} #${place.pointer}, ${provenanceOf(finding)}`,
    ...(alsoIn.length > 0 ? [`also in ${alsoIn.join(', ')}`] : []),
    `replay ${finding.replay}`,
  ];
}

/** Shell lines that reproduce a finding: its own request, and those shortly before one without a response. */
export function requestLines({ curl, before }: Finding): string[] {
  if (before.length === 0) return [curl];
  const earlier = before.flatMap((one) => [`# ${visible(earlierText(one))}`, one.curl]);
  return [curl, `# ${earlierTitle}`, ...earlier];
}
