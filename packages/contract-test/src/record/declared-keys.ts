import { isNode, memberOf } from '../contract/json-pointer.ts';
import { type DocumentState, referred, valueIn } from './document-files.ts';

/** The names of the API keys that a document declares, whether or not an operation requires them, in lower case. */
export function declaredKeys({ contract, files, root }: DocumentState): ReadonlySet<string> {
  const required = contract.operations.flatMap(({ security }) => security.flat());
  const at = { file: root, pointer: '/components/securitySchemes' };
  const declared = Object.values(Object(valueIn(files, at))).flatMap((written) => {
    const target = referred(at, memberOf(written, '$ref'));
    const scheme = target === undefined ? written : valueIn(files, target);
    return isNode(scheme) && scheme.type === 'apiKey' ? [String(scheme.name)] : [];
  });
  return new Set(
    [...required.map(({ parameter }) => parameter), ...declared].map((name) => name.toLowerCase()),
  );
}
