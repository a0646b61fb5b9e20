import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../domain/derived-key.ts';
import type { Position } from '../domain/paging.ts';
import { BadRequest } from './refusals.ts';

/** The list that a cursor belongs to; it is refused for any other (G07). */
export interface CursorBinding {
  readonly operation: string | undefined;
  /** Absent for public operations, as is the profile. */
  readonly businessId?: string | undefined;
  /** Whom the cursor was issued to: a profile in the API, a user in the console. */
  readonly profileId?: string | undefined;
  /** Sort order and filters by name, as they are after normalization and defaults; `limit` and `cursor` left out. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Encodes positions as opaque text and decodes them. */
export interface Cursors {
  encode(binding: CursorBinding, position: Position): string;
  /** @throws BadRequest when the cursor was not issued for this list. */
  decode(binding: CursorBinding, text: string): Position;
}

const MAC_BYTES = 16;
/** Longer than the cursor of any position. */
const LONGEST_CURSOR = 1024;
const FORM = /^([\w-]+)={0,2}$/;

/**
 * Cursors as base64url of a position and a MAC over it and its list (G07). Every process with the same secret key
 * reads them.
 *
 * @param secretKey the deployment's key; the MAC key is derived from it.
 */
export function signedCursors(secretKey: Uint8Array): Cursors {
  const key = derivedKey(secretKey, 'list cursor');
  const macOf = (binding: CursorBinding, payload: string) =>
    createHmac('sha256', key)
      .update(`${canonical(binding)}\n${payload}`)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    encode(binding, { direction, key: values }) {
      const payload = JSON.stringify([direction === 'next' ? 'n' : 'p', ...values]);
      return Buffer.concat([macOf(binding, payload), Buffer.from(payload)]).toString('base64url');
    },
    decode(binding, text) {
      const unpadded = text.length > LONGEST_CURSOR ? undefined : FORM.exec(text)?.[1];
      if (unpadded === undefined) throw foreign();
      const bytes = Buffer.from(unpadded, 'base64url');
      const payload = bytes.subarray(MAC_BYTES).toString();
      const mac = bytes.subarray(0, MAC_BYTES);
      const genuine =
        bytes.length > MAC_BYTES &&
        bytes.toString('base64url') === unpadded &&
        timingSafeEqual(mac, macOf(binding, payload));
      if (!genuine) throw foreign();
      return positionOf(payload);
    },
  };
}

function foreign(): BadRequest {
  return new BadRequest(
    'The cursor was not issued for this list. Use one from `pagination` of the same list with the same filters, or leave it out.',
  );
}

function positionOf(payload: string): Position {
  const values: unknown = JSON.parse(payload);
  if (!Array.isArray(values)) throw foreign();
  const [direction, ...key] = values.map(String);
  return { direction: direction === 'n' ? 'next' : 'previous', key };
}

/** The same text for the same list: filters in the order of their names, repeated ones in the order of their values. */
function canonical({ operation, businessId, profileId, query }: CursorBinding): string {
  const filters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].map(String).sort() : String(value)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return JSON.stringify([operation, businessId ?? null, profileId ?? null, filters]);
}
