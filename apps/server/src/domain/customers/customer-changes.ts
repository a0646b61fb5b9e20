import { setImmediate as othersTurn } from 'node:timers/promises';
import type { components } from '@finops/contract';
import { FieldError } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { internationalNumber } from '../international-number.ts';
import { nameReasons } from '../plain-name.ts';
import { present } from '../present.ts';
import type { BusinessDocument, BusinessOwner, Customer, IdentityEntry, KeptFile } from './customer.ts';
import { type FileFlaw, recognizedFile } from './recognized-file.ts';

type Schemas = components['schemas'];
type Update = Schemas['CustomerUpdate'];

/** What callers send: all of it for a new customer, or what is to change of one. */
export type GivenFields = Update;

/** A file that came with a request. */
export interface NewFile extends KeptFile {
  readonly bytes: Buffer;
}

/** What a request brings along, with its files taken out of it. */
export interface TakenFields
  extends Omit<Update, 'identifying_information' | 'documents' | 'business_owners'> {
  readonly entries?: readonly IdentityEntry[];
  readonly companyDocuments?: readonly BusinessDocument[];
  readonly owners?: readonly BusinessOwner[];
  readonly files: readonly NewFile[];
}

const NIGERIA = 'NG';

const FILE_FLAWS: Readonly<Record<FileFlaw, string>> = {
  encoding: 'The file is not complete base64; encode the whole file again, with its padding.',
  size: 'The file is larger than 4 MiB after decoding; send a smaller one.',
  format: 'The file is not a whole PNG, JPEG or PDF file, judged by its bytes.',
};

const COMPANY_FIELDS = [
  'business_name',
  'business_industry',
  'business_incorporation_date',
  'documents',
  'business_owners',
  'business_transaction',
  'business_registration',
] as const satisfies readonly (keyof Update)[];
const PERSON_FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'identifying_information',
] as const satisfies readonly (keyof Update)[];

/** Takes a file out of a field. */
type Take = (field: string, base64: string) => Promise<KeptFile>;
const NAMES = ['first_name', 'middle_name', 'last_name', 'business_name'] as const;

/**
 * Checks what the schema cannot say about the fields of a customer, and takes the files out of them, one in each turn: to recognize one
 * may take a while.
 *
 * @throws FieldError naming every field that breaks a rule.
 */
export async function takeFields(
  given: GivenFields,
  type: Customer['type'],
  at: Date,
  ids: Ids,
): Promise<TakenFields> {
  const reasons: Record<string, readonly string[]> = {};
  const files: NewFile[] = [];
  const take: Take = async (field, base64) => {
    await othersTurn();
    const file = recognizedFile(base64);
    if (typeof file === 'string') {
      reasons[field] = [FILE_FLAWS[file]];
      return { id: '', format: 'image/png' };
    }
    const id = ids.next('FIL_');
    files.push({ id, ...file });
    return { id, format: file.format };
  };
  refuseForeignFields(given, type, reasons);
  refuseMisleadingNames(given, reasons);
  refuseImpossibleDates(given, at, reasons);
  const { identifying_information, documents, business_owners, ...plain } = ownFields(given, type);
  const entries =
    identifying_information &&
    (await eachInTurn(identifying_information, (entry, index) =>
      takeEntry(entry, `identifying_information.${index}`, at, take, reasons),
    ));
  if (identifying_information !== undefined) refuseRepeatedTypes(identifying_information, reasons);
  const companyDocuments =
    documents &&
    (await eachInTurn(documents, async ({ purposes, file }, index) => ({
      purposes,
      file: await take(`documents.${index}.file`, file),
      suppliedAt: at,
    })));
  const owners = business_owners?.map((facts) => ({ id: ids.next('OWN_'), facts }));
  if (Object.keys(reasons).length > 0) throw new FieldError(reasons);
  return { ...plain, ...present({ entries, companyDocuments, owners }), files };
}

async function eachInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) results.push(await work(item, index));
  return results;
}

async function takeEntry(
  entry: Schemas['IdentifyingInformation'],
  field: string,
  at: Date,
  take: Take,
  reasons: Record<string, readonly string[]>,
): Promise<IdentityEntry> {
  const { type, number, country } = entry;
  const images = {
    front: 'image_front' in entry ? entry.image_front : undefined,
    back: 'image_back' in entry ? entry.image_back : undefined,
  };
  const taken = { type, number, country, suppliedAt: at };
  const kept = async (side: keyof typeof images): Promise<KeptFile | undefined> => {
    const image = images[side];
    if (image === undefined) return undefined;
    const reason = refusedImage(entry, side);
    if (reason === undefined) return take(`${field}.image_${side}`, image);
    reasons[`${field}.image_${side}`] = [reason];
    return undefined;
  };
  return { ...taken, ...present({ front: await kept('front'), back: await kept('back') }) };
}

/** Why an entry may not have an image. */
function refusedImage(
  { type, country }: Schemas['IdentifyingInformation'],
  side: 'front' | 'back',
): string | undefined {
  if (type === 'bvn') return 'A bvn has no image; leave it out.';
  if (type === 'selfie' && side === 'back') return 'A selfie has no back; leave the image out.';
  if (type !== 'national-id' || country !== NIGERIA) return undefined;
  return 'A Nigerian national ID is verified by its number alone; leave the image out.';
}

/** Reviewers are shown them. */
function refuseMisleadingNames(given: GivenFields, reasons: Record<string, readonly string[]>): void {
  for (const field of NAMES) {
    const name = given[field];
    const found = typeof name === 'string' ? nameReasons(name) : [];
    if (found.length > 0) reasons[field] ??= found;
  }
}

function refuseRepeatedTypes(
  entries: readonly Schemas['IdentifyingInformation'][],
  reasons: Record<string, readonly string[]>,
): void {
  for (const [index, { type }] of entries.entries()) {
    if (entries.findIndex((other) => other.type === type) === index) continue;
    reasons[`identifying_information.${index}.type`] = [
      `There is another ${type} in the list; send one of each type.`,
    ];
  }
}

function foreignTo(type: Customer['type']) {
  return type === 'individual' ? COMPANY_FIELDS : PERSON_FIELDS;
}

function ownFields(given: GivenFields, type: Customer['type']): GivenFields {
  const foreign: readonly string[] = foreignTo(type);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !foreign.includes(name)));
}

/** An empty list gives nothing. */
function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function refuseForeignFields(
  given: GivenFields,
  type: Customer['type'],
  reasons: Record<string, readonly string[]>,
): void {
  const owner = type === 'individual' ? 'a business' : 'an individual';
  for (const field of foreignTo(type)) {
    if (isAbsent(given[field])) continue;
    reasons[field] = [`\`${field}\` is for ${owner}, and the customer is of the type ${type}.`];
  }
}

/** Somebody born in 85 is not born in the year 85. */
const EARLIEST = new Date('1000-01-01T00:00:00Z');

function refuseImpossibleDates(
  given: GivenFields,
  at: Date,
  reasons: Record<string, readonly string[]>,
): void {
  for (const field of ['birth_date', 'business_incorporation_date'] as const) {
    const value = given[field];
    if (value === undefined) continue;
    const day = dayOf(value);
    if (day === undefined) reasons[field] = [`There is no day ${value}.`];
    else if (day < EARLIEST) reasons[field] = [`${value} is before the year 1000; give the year in full.`];
    else if (day > at) reasons[field] = [`${value} is in the future.`];
  }
}

/** The beginning of a day that is written DD-MM-YYYY, in UTC; undefined when the calendar does not have it. */
function dayOf(text: string): Date | undefined {
  const iso = text.split('-').toReversed().join('-');
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso ? undefined : day;
}

/** As those of recipients are (G357); a number that its country does not have is kept as it was given, without spaces. */
function storedPhone(written: string, country: string): string {
  const digits = written.replaceAll(' ', '');
  return internationalNumber(digits, country) ?? digits;
}

/** The customer with the fields taken over: an entry replaces the one of its type, everything else is replaced as a whole (G79). */
export function withFields(customer: Customer, taken: TakenFields): Customer {
  const shared = present({
    email: taken.email,
    phone: taken.phone && storedPhone(taken.phone, taken.country_id ?? customer.countryId),
    countryId: taken.country_id,
    birthDate: taken.birth_date,
    address: taken.address,
    hasAcceptedTerms: taken.has_accepted_terms,
  });
  if (customer.type === 'business') {
    return {
      ...customer,
      ...shared,
      ...present({
        businessName: taken.business_name,
        industry: taken.business_industry,
        incorporationDate: taken.business_incorporation_date,
        documents: taken.companyDocuments,
        owners: taken.owners,
        transaction: taken.business_transaction,
        registration: taken.business_registration,
      }),
    };
  }
  const entries = taken.entries ?? [];
  const kept = customer.entries.filter(({ type }) => !entries.some((entry) => entry.type === type));
  return {
    ...customer,
    ...shared,
    ...present({ firstName: taken.first_name, middleName: taken.middle_name, lastName: taken.last_name }),
    entries: [...kept, ...entries],
  };
}

/** Whether the fields are part of the identity that a review verifies (G180). */
export function touchesIdentity(taken: TakenFields): boolean {
  const { entries = [], companyDocuments, owners } = taken;
  const identity = [
    taken.first_name,
    taken.middle_name,
    taken.last_name,
    taken.birth_date,
    taken.business_name,
    taken.business_incorporation_date,
    taken.business_registration,
    companyDocuments,
    owners,
  ];
  return identity.some((field) => field !== undefined) || entries.some(({ type }) => type !== 'bvn');
}
