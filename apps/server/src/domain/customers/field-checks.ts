import { nameReasons } from '../plain-name.ts';
import type { Customer } from './customer.ts';
import { type CustomerFields, fieldNames, type GivenEntry } from './customer-fields.ts';

const COMPANY_FIELDS = [
  'businessName',
  'industry',
  'incorporationDate',
  'documents',
  'owners',
  'activity',
  'registration',
] as const satisfies readonly (keyof CustomerFields)[];
const PERSON_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'entries',
] as const satisfies readonly (keyof CustomerFields)[];
const NIGERIA = 'NG';
const NAMES = ['firstName', 'middleName', 'lastName', 'businessName'] as const;
const DATES = ['birthDate', 'incorporationDate'] as const;

/** Reasons found so far, by field. */
export type FoundReasons = Record<string, readonly string[]>;

/**
 * Adds a reason for each field that breaks a rule, except files and entries: fields of the other type of customer,
 * misleading names and impossible dates.
 */
export function checkFields(
  given: CustomerFields,
  type: Customer['type'],
  at: Date,
  reasons: FoundReasons,
): void {
  refuseForeignFields(given, type, reasons);
  refuseMisleadingNames(given, reasons);
  refuseImpossibleDates(given, at, reasons);
}

/** The fields without those of the other type of customer. */
export function ownFields(given: CustomerFields, type: Customer['type']): CustomerFields {
  const foreign: readonly string[] = foreignTo(type);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !foreign.includes(name)));
}

/** The reason why an entry may not have an image. */
export function refusedImage(
  { type, country }: Pick<GivenEntry, 'type' | 'country'>,
  side: 'front' | 'back',
): string | undefined {
  if (type === 'bvn') return 'A bvn does not have an image; leave it out.';
  if (type === 'selfie' && side === 'back') return 'A selfie does not have a back; leave the image out.';
  if (type !== 'national-id' || country !== NIGERIA) return undefined;
  return 'A Nigerian national ID is verified by its number alone; leave the image out.';
}

/** Adds a reason for each entry whose type repeats an earlier one. */
export function refuseRepeatedTypes(
  entries: readonly Pick<GivenEntry, 'type'>[],
  reasons: FoundReasons,
): void {
  for (const [index, { type }] of entries.entries()) {
    if (entries.findIndex((other) => other.type === type) === index) continue;
    reasons[`${fieldNames.entries}.${index}.type`] = [
      `There is another ${type} in the list; send one of each type.`,
    ];
  }
}

function foreignTo(type: Customer['type']) {
  return type === 'individual' ? COMPANY_FIELDS : PERSON_FIELDS;
}

/** An empty list counts as absent. */
function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function refuseForeignFields(given: CustomerFields, type: Customer['type'], reasons: FoundReasons): void {
  const owner = type === 'individual' ? 'a business' : 'an individual';
  for (const name of foreignTo(type)) {
    if (isAbsent(given[name])) continue;
    const field = fieldNames[name];
    reasons[field] = [`\`${field}\` is for ${owner}, and the customer is of the type ${type}.`];
  }
}

/** Reviewers see these names. */
function refuseMisleadingNames(given: CustomerFields, reasons: FoundReasons): void {
  for (const name of NAMES) {
    const value = given[name];
    const found = value === undefined ? [] : nameReasons(value);
    if (found.length > 0) reasons[fieldNames[name]] ??= found;
  }
}

/** A year such as 85 is not meant literally. */
const EARLIEST = new Date('1000-01-01T00:00:00Z');

function refuseImpossibleDates(given: CustomerFields, at: Date, reasons: FoundReasons): void {
  for (const name of DATES) {
    const value = given[name];
    if (value === undefined) continue;
    const [field, day] = [fieldNames[name], dayOf(value)];
    if (day === undefined) reasons[field] = [`${value} is not a valid date.`];
    else if (day < EARLIEST) reasons[field] = [`${value} is before the year 1000; use a four-digit year.`];
    else if (day > at) reasons[field] = [`${value} is in the future.`];
  }
}

/** The start of a DD-MM-YYYY day in UTC; undefined if the date does not exist. */
function dayOf(text: string): Date | undefined {
  const iso = text.split('-').toReversed().join('-');
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso ? undefined : day;
}
