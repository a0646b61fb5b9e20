import { findPresent, type Match, matchExactly, matchFragment, matchMembers, matchOnly } from './fragment.ts';
import { expandSteps, formatPointer, isPointer, nodeAt, parsePointer, type Steps } from './pointer.ts';
import type { Expectation } from './rows.ts';
import { mergedAt, plainName } from './shape.ts';

/** Compares an expectation with its document. */
export function evaluate(expectation: Expectation, document: unknown): Match {
  if (document === undefined) return { seen: [], differs: [`${expectation.file} is not there`] };
  if (!isPointer(expectation.in)) return { seen: [], differs: [`"${expectation.in}" is no JSON pointer`] };
  const steps = parsePointer(expectation.in);
  if (!steps.includes('*')) return evaluateAt(expectation, document, steps);
  const places = listPlaces(expectation, document);
  if (places.length === 0) return { seen: [], differs: [`${expectation.in} leads nowhere`] };
  const findings = places.map((place) => evaluateAt(expectation, document, place));
  const tops = new Set(places.map((place) => formatPointer(place)));
  const seen = findings.flatMap((finding) => finding.seen);
  const isExact = expectation.only !== undefined || expectation.equals !== undefined;
  return {
    // The pattern says what is true of the nodes it leads to, not that there are such nodes.
    seen: seen.filter((steps) => !tops.has(formatPointer(steps))),
    // One that is exact also says all of such a node; that it is there is for the elements to say.
    open: [...findings.flatMap((finding) => finding.open ?? []), ...(isExact ? places : [])],
    differs: findings.flatMap((finding) => finding.differs),
  };
}

/** The nodes that an expectation speaks of. */
export function listPlaces(expectation: Expectation, document: unknown): string[][] {
  const steps = parsePointer(expectation.in);
  if (!steps.includes('*')) return [steps];
  const excepted = new Set(
    (expectation.except ?? []).flatMap((pointer) =>
      expandSteps(document, parsePointer(pointer)).map((place) => formatPointer(place)),
    ),
  );
  return expandSteps(document, steps).filter((place) => !excepted.has(formatPointer(place)));
}

function evaluateAt(expectation: Expectation, document: unknown, at: Steps): Match {
  if (expectation.lacks) return evaluateAbsence(expectation.lacks, document, at);
  const node = nodeAt(document, at);
  if (expectation.has) return matchMembers(expectation.has, node, at);
  if (expectation.only) return matchOnly(expectation.only, node, at);
  if (expectation.equals !== undefined) return matchExactly(expectation.equals, node, at);
  return matchFragment(expectation.is, document, at);
}

/** The node itself may be missing (then it lacks everything), its parent may not. */
function evaluateAbsence(values: unknown[], document: unknown, at: Steps): Match {
  const parent = at.slice(0, -1);
  if (nodeAt(document, parent) === undefined) {
    return { seen: [], differs: [`${formatPointer(parent)} does not exist`] };
  }
  const names = at.at(-1) === 'parameters' ? values.map((value) => plainName(value)) : values;
  const present = findPresent(names, mergedAt(document, at), at);
  const differs = present === undefined ? [] : [`${formatPointer(at)} has ${JSON.stringify(present)}`];
  return { seen: [], differs };
}
