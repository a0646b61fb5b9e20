import type { ChangeCause } from '../../diff/cause.ts';
import type { Change, Level } from '../../diff/change.ts';
import { placeText, witnessText } from '../../diff/report.ts';

/** The placeholder for an operation in changes of the whole document. */
export const wholeDocument = 'The whole document';

/** A level in the terms of pipeline tools. */
export const severityNames = {
  breaking: 'error',
  warning: 'warning',
  info: 'note',
} as const satisfies Record<Level, string>;

/** A cause in one sentence: `createThing, request body /name: …`. */
export function causeTitle({ first }: ChangeCause): string {
  return `${locationText(first)}: ${first.text}`;
}

/** The details of a cause, shown below its title. */
export function causeLines({ id, first, others }: ChangeCause): string[] {
  const { oldPlace, newPlace, witness } = first;
  return [
    ...(oldPlace === undefined ? [] : [`old ${placeText(oldPlace)} #${oldPlace.pointer}`]),
    ...(newPlace === undefined ? [] : [`new ${placeText(newPlace)} #${newPlace.pointer}`]),
    ...(witness === undefined ? [] : [`witness ${witnessText(witness)}`]),
    ...(others.length === 0 ? [] : [`also at ${others.map(locationText).join('; ')}`]),
    `cause ${id}`,
  ];
}

/** The operations that show a cause. */
export function operationsOf({ first, others }: ChangeCause): string[] {
  return [...new Set([first, ...others].map(({ operation }) => operation ?? wholeDocument))];
}

function locationText({ operation, where }: Change): string {
  return operation === undefined ? where : `${operation}, ${where}`;
}
