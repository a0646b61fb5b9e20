import { type OpenApiDocument, SpecError } from './bundle.ts';

/**
 * Every kind of event, in the order of the contract.
 *
 * @throws SpecError if the contract has no schema `EventKind` with an enum.
 */
export function eventKinds({ components }: OpenApiDocument): readonly string[] {
  const schema = components.schemas?.EventKind;
  const kinds = typeof schema === 'object' && schema !== null && 'enum' in schema ? schema.enum : undefined;
  if (!Array.isArray(kinds)) throw new SpecError('The console needs a schema EventKind with an enum.');
  return kinds;
}
