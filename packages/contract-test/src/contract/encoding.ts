import { essenceOf, isJson } from '@finops/openapi';

/** How values of a media type are written. */
export type Encoding = 'json' | 'form' | 'multipart' | 'text';

/** The encoding of a media type; one that is a range of types is taken as JSON where it includes it. */
export function encodingOf(mediaType: string): Encoding {
  const essence = essenceOf(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return /^(application|\*)\/\*$/.test(essence) || isJson(essence) ? 'json' : 'text';
}
