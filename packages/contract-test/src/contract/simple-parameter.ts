import type { Parameter } from './model.ts';

/** A parameter in the style `simple`, without examples: a part of a path, or a header. */
export function simpleParameter(
  declared: Pick<Parameter, 'name' | 'in' | 'required' | 'schema' | 'node'>,
): Parameter {
  return { ...declared, style: 'simple', explode: false, mediaType: undefined, examples: [] };
}
