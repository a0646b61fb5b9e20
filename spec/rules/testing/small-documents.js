/** Documents with one operation, small enough to read in a table. */

/** One operation of the API, `GET /v1/things` unless said otherwise. */
export function api(operation, { route = '/v1/things', method = 'get', components } = {}) {
  return { openapi: '3.1.0', paths: { [route]: { [method]: operation } }, ...(components && { components }) };
}

/** One operation of the issuer. */
export function issuer(operation) {
  return {
    openapi: '3.1.0',
    paths: { '/oauth2/token': { servers: [{ url: '{auth_url}' }], post: operation } },
  };
}

/** One webhook. */
export function webhook(event, operation) {
  return { openapi: '3.1.0', webhooks: { [event]: { post: operation } } };
}

/** A document of components only. */
export function components(groups) {
  return { openapi: '3.1.0', components: groups };
}

/** A response or a request body with one JSON schema. */
export function json(schema, examples) {
  return { content: { 'application/json': { schema, ...(examples && { examples }) } } };
}
