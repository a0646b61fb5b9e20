import { responses } from './operations.js';

/**
 * Every request and response body of an operation, one entry per media type: `{media, mediaType, path, label,
 * status?}`.
 */
export function bodies(found) {
  return [
    ...mediaTypes(found.operation.requestBody, [...found.path, 'requestBody'], `${found.label} request`),
    ...responses(found).flatMap(({ status, response, path, label }) =>
      mediaTypes(response, path, label).map((body) => ({ ...body, status })),
    ),
  ];
}

/** The JSON response bodies of an operation whose status satisfies `wanted`. */
export function jsonResponses(found, wanted) {
  return bodies(found).filter(
    ({ status, mediaType }) => status && wanted(status) && mediaType === 'application/json',
  );
}

function mediaTypes(holder, path, label) {
  return Object.entries(holder?.content ?? {}).map(([mediaType, media]) => ({
    mediaType,
    media: media ?? {},
    path: [...path, 'content', mediaType],
    label,
  }));
}
