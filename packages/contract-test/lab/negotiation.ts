/** The first media type that an `Accept` header accepts, in the order of `produces`; undefined if it accepts none. */
export function preferred(accept: string | undefined, produces: readonly string[]): string | undefined {
  if (accept === undefined || accept === '*/*') return produces[0];
  const ranges = accept.split(',').map(rangeOf);
  const qualities = produces.map((mediaType) => qualityOf(mediaType, ranges));
  const best = Math.max(...qualities);
  return best > 0 ? produces[qualities.indexOf(best)] : undefined;
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { type, quality: quality === undefined ? 1 : Number(quality) };
}

/** The quality of the most specific range that includes a media type. */
function qualityOf(mediaType: string, ranges: readonly Range[]): number {
  const [main = ''] = mediaType.split('/');
  for (const type of [mediaType, `${main}/*`, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === type);
    if (range !== undefined) return range.quality;
  }
  return 0;
}
