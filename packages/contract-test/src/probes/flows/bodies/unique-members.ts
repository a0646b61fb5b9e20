import { isRecord } from '../../../contract/instances/json-value.ts';
import { firmLayers } from '../../../contract/instances/layers.ts';
import { memberSchemas } from '../../../contract/instances/members.ts';
import type { Json, Operation } from '../../../contract/model.ts';
import { wordsOf } from '../../../world/answered-things.ts';
import { readLetterCase } from '../../lists/meaning/letter-case.ts';
import type { ProbeContext } from '../../probe.ts';
import type { SentBody } from '../steps/member-request.ts';

const taken =
  /\b(already (exists?|taken|in use|used|registered|assigned)|taken|unique|another\b.*\b(has|have|uses|with)|in use|duplicates?)\b/i;
const limited =
  /\b(not|need|needn't|may|might|can|could|unless|except|archived|active|deleted|idempoten\w*|retry|within)\b/i;

/**
 * The members of a body whose values must be unique, according to the document: a sentence about the creation or its
 * 409 names the member, as code or as a property name, and says that a value is refused if another resource has it.
 */
export function uniqueMembers(
  context: ProbeContext,
  operation: Operation,
  { value, content }: SentBody,
): readonly string[] {
  const conflict = operation.responses.get('409');
  if (conflict === undefined || !isRecord(value)) return [];
  const layers = firmLayers(context.contract, [content.schema]) ?? [];
  return Object.entries(value).flatMap(([name, given]) => {
    if (!isText(given)) return [];
    const own = firmLayers(context.contract, memberSchemas(layers, name)) ?? [];
    const isSaid =
      sentencesOf(operation.node).some(
        (one) => (refuses(one) && mentions(one, name)) || (isOfAnother(one, name) && /\b409\b/.test(one)),
      ) ||
      sentencesOf(conflict.node).some((one) => says(one) && mentions(one, name)) ||
      own.some((layer) =>
        sentencesOf(layer).some((one) => /\bmust be unique\b/i.test(one) && !limited.test(one)),
      );
    return isSaid ? [name] : [];
  });
}

function isText(value: Json): boolean {
  return typeof value === 'string' && value !== '';
}

function says(sentence: string): boolean {
  return taken.test(sentence) && !limited.test(sentence);
}

/** Whether a sentence says when a creation is refused. */
function refuses(sentence: string): boolean {
  return says(sentence) && /\b(409|refused|rejected|conflict|fails?|unique)\b/i.test(sentence);
}

/** Matches "The e-mail address must not be that of another patient", with the name right before. */
function isOfAnother(sentence: string, name: string): boolean {
  const words = wordsOf(name).replaceAll(' ', '[ _-]');
  const own = words === 'email' ? 'e-?mail(?: address)?' : words;
  const told = `\\b(?:the|an?|its) [\`'"]?${own}[\`'"]? (?:must not|may not|cannot|must never) be (?:that|the one|the same as that) of another\\b`;
  return new RegExp(told, 'i').test(sentence);
}

/** Whether a description of the creation says that values differing only in letter case are equal. */
export function isAnyCase({ node }: Operation, name: string): boolean {
  return sentencesOf(node).some(
    (one) => (mentions(one, name) || isOfAnother(one, name)) && readLetterCase(one) === 'alike',
  );
}

function mentions(sentence: string, name: string): boolean {
  const words = wordsOf(name);
  const isWritten = sentence.includes(`\`${name}\``);
  return isWritten || (words.length > 2 && new RegExp(`\\b${words}\\b`, 'i').test(sentence));
}

function sentencesOf(node: object): readonly string[] {
  const { summary = '', description = '' } = node as { summary?: unknown; description?: unknown };
  return [String(summary), ...String(description).split(/[.;](?:\s|$)/)];
}
