import { setImmediate as othersTurn } from 'node:timers/promises';
import { FieldError } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { present } from '../present.ts';
import type { BusinessDocument, BusinessOwner, Customer, IdentityEntry, KeptFile } from './customer.ts';
import { type CustomerFields, fieldNames, type GivenEntry } from './customer-fields.ts';
import {
  checkFields,
  type FoundReasons,
  ownFields,
  refusedImage,
  refuseRepeatedTypes,
} from './field-checks.ts';
import { type FileFlaw, recognizedFile } from './recognized-file.ts';

/** A file from a request, not stored yet. */
export interface NewFile extends KeptFile {
  readonly bytes: Buffer;
}

/** The fields of a request with their files extracted. */
export interface TakenFields extends Omit<CustomerFields, 'entries' | 'documents' | 'owners'> {
  readonly entries?: readonly IdentityEntry[];
  readonly documents?: readonly BusinessDocument[];
  readonly owners?: readonly BusinessOwner[];
  readonly files: readonly NewFile[];
}

const FILE_FLAWS: Readonly<Record<FileFlaw, string>> = {
  encoding: 'The file is not complete base64; encode the whole file again, with its padding.',
  size: 'The file is larger than 4 MiB after decoding; send a smaller one.',
  format: 'The file is not a complete PNG, JPEG or PDF file.',
};

/** Extracts the file of a field. */
type Take = (field: string, base64: string) => Promise<KeptFile>;

/**
 * Checks rules for customer fields that the schema cannot express, and extracts the files, one per event-loop turn
 * because recognizing a file may take a while.
 *
 * @throws FieldError naming every field that breaks a rule.
 */
export async function takeFields(
  given: CustomerFields,
  type: Customer['type'],
  at: Date,
  ids: Ids,
): Promise<TakenFields> {
  const reasons: FoundReasons = {};
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
  checkFields(given, type, at, reasons);
  const {
    entries: givenEntries,
    documents: givenDocuments,
    owners: facts,
    ...plain
  } = ownFields(given, type);
  const entries =
    givenEntries &&
    (await eachInTurn(givenEntries, (entry, index) =>
      takeEntry(entry, `${fieldNames.entries}.${index}`, at, take, reasons),
    ));
  if (givenEntries !== undefined) refuseRepeatedTypes(givenEntries, reasons);
  const documents =
    givenDocuments &&
    (await eachInTurn(givenDocuments, async ({ purposes, file }, index) => ({
      purposes,
      file: await take(`${fieldNames.documents}.${index}.file`, file),
      suppliedAt: at,
    })));
  const owners = facts?.map((owner) => ({ id: ids.next('OWN_'), facts: owner }));
  if (Object.keys(reasons).length > 0) throw new FieldError(reasons);
  return { ...plain, ...present({ entries, documents, owners }), files };
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
  { imageFront, imageBack, ...facts }: GivenEntry,
  field: string,
  at: Date,
  take: Take,
  reasons: FoundReasons,
): Promise<IdentityEntry> {
  const images = { front: imageFront, back: imageBack };
  const kept = async (side: keyof typeof images): Promise<KeptFile | undefined> => {
    const image = images[side];
    if (image === undefined) return undefined;
    const reason = refusedImage(facts, side);
    if (reason === undefined) return take(`${field}.image_${side}`, image);
    reasons[`${field}.image_${side}`] = [reason];
    return undefined;
  };
  return {
    ...facts,
    suppliedAt: at,
    ...present({ front: await kept('front'), back: await kept('back') }),
  };
}
