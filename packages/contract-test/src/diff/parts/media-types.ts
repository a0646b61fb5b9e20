import { rangesOf } from '@finops/openapi';
import type { MediaType } from '../../contract/model.ts';

/** A media type without insignificant differences: `charset=utf-8`, and the notation of its parameters. */
function mediaTypeName(type: string): string {
  const [essence = '', ...parameters] = type.toLowerCase().split(';');
  const written = parameters.map((parameter) => parameter.replaceAll(/[\s"]/g, ''));
  const telling = written.filter((parameter) => parameter !== '' && parameter !== 'charset=utf-8');
  return [essence.trim(), ...telling.sort()].join(';');
}

/** Media types that a version declares, by their names. */
export function byName(content: ReadonlyMap<string, MediaType>): ReadonlyMap<string, MediaType> {
  return new Map([...content].map(([type, media]) => [mediaTypeName(type), media]));
}

/** Whether a range, or a media type without parameters, covers a more specific media type. */
export function covers(general: string, special: string): boolean {
  return general !== special && rangesOf(special).includes(general);
}

/** The closest declaration that covers a media type that is not declared itself. */
export function coverOf<T>(content: ReadonlyMap<string, T>, type: string): readonly [string, T] | undefined {
  for (const name of rangesOf(type)) {
    const media = content.get(name);
    if (media !== undefined && name !== type) return [name, media];
  }
  return undefined;
}
