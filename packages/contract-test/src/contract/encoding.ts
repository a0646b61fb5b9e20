import { essenceOf, isJson } from '@finops/openapi';

/** How values of a media type are encoded. */
export type Encoding = 'json' | 'form' | 'multipart' | 'text';

/** The encoding of a media type; a range of media types counts as JSON if it includes JSON. */
export function encodingOf(mediaType: string): Encoding {
  const essence = essenceOf(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return /^(application|\*)\/\*$/.test(essence) || isJson(essence) ? 'json' : 'text';
}
