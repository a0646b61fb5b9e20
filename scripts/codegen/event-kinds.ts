import { type OpenApiDocument, SpecError } from './bundle.ts';

/**
 * Every kind of event, in the order of the contract.
 *
 * @throws SpecError when the contract has no schema `EventKind` that lists them.
 */
export function eventKinds({ components }: OpenApiDocument): readonly string[] {
  const { enum: kinds } = Object(components.schemas?.EventKind);
  if (!Array.isArray(kinds)) throw new SpecError('The console needs a schema EventKind with an enum.');
  return kinds;
}
