/**
 * For each rule of our own one or more changes to the good document, each of which breaks that rule and no
 * other of our own.
 *
 * @type {Record<string, ((document: any) => void)[]>}
 */
export const breaks = {
  'envelope-on-success': [
    ({ components }) => {
      components.schemas.Envelope.required = ['status'];
    },
  ],
  'error-body-on-failure': [
    ({ components }) => {
      components.schemas.ErrorBody.properties.error.required = ['name'];
    },
  ],
  'pagination-on-lists': [
    (document) => {
      list(document).parameters.pop();
    },
    (document) => {
      success(list(document)).schema.allOf[1].required = ['data'];
      list(document).parameters = [];
    },
  ],
  'amounts-as-decimal-strings': [
    ({ components }) => {
      components.schemas.Thing.properties.total = { type: 'integer' };
    },
    ({ components }) => {
      components.schemas.Thing.properties.share = { type: 'number' };
    },
  ],
  'response-ids-with-prefix': [
    ({ components }) => {
      components.schemas.ThingId.pattern = '^[0-9A-Za-z_]+$';
    },
  ],
  'components-used': [
    ({ components }) => {
      components.schemas.Left = { type: 'string' };
    },
  ],
  'status-enums-match-states': [
    ({ components }) => {
      components.schemas.ThingStatus = { type: 'string', enum: ['new'] };
      components.schemas.Thing.properties.status = { $ref: '#/components/schemas/ThingStatus' };
    },
  ],
  'decisions-known': [
    ({ info }) => {
      info['x-decision'].push('G999');
    },
  ],
  'decisions-used': [
    ({ info }) => {
      info['x-decision'] = [];
    },
  ],
  'error-names-match-catalogue': [
    ({ components }) => {
      components.schemas.ErrorName.enum.pop();
    },
  ],
  'error-examples-known': [
    ({ components }) => {
      failureExample(components.responses['failure-406']).name = 'oops';
    },
    ({ components }) => {
      failureExample(components.responses['failure-406']).name = 'conflict';
    },
  ],
  'named-examples-everywhere': [
    (document) => {
      delete success(list(document)).examples;
    },
    (document) => {
      delete list(document).parameters[0].example;
    },
    ({ components }) => {
      delete components.responses['failure-406'].headers['x-rate-limit'].example;
    },
    (document) => {
      document.webhooks['thing.made'].post.requestBody.content['application/json'].examples = {};
    },
  ],
  'example-ids-match-prefix': [
    (document) => {
      success(list(document)).examples.things.value.data[0].id = 'OTH_1a2B3c';
    },
  ],
  'response-headers-everywhere': [
    ({ components }) => {
      delete components.responses['failure-406'].headers['X-Request-Id'];
    },
    (document) => {
      list(document).responses['200'].headers['x-rate-limit'].required = false;
    },
  ],
  'operation-id-form': [
    (document) => {
      list(document).operationId = 'thingsList';
    },
    ({ webhooks }) => {
      webhooks['thing.made'].post.operationId = 'onThing';
    },
  ],
  'security-stated': [
    (document) => {
      list(document).security.push({});
    },
    (document) => {
      document.security = [];
      delete list(document).security;
    },
  ],
  'scopes-known': [
    (document) => {
      list(document).security = [{ ApiKey: ['thing:read'] }, { OAuth2: ['thing:read'] }];
    },
  ],
  'scopes-agree': [
    (document) => {
      list(document).security[0].ApiKey = ['things:write'];
    },
  ],
  'idempotency-key-on-creation': [
    (document) => {
      create(document).parameters = [];
    },
    (document) => {
      delete create(document).responses['201'].headers['Idempotency-Replayed'];
    },
  ],
  'body-limit-on-requests': [
    (document) => {
      delete create(document).requestBody['x-max-body-bytes'];
    },
  ],
  'expected-responses': [
    (document) => {
      delete list(document).responses['403'];
    },
    (document) => {
      const response = structuredClone(document.components.responses['failure-406']);
      failureExample(response).name = 'method_not_allowed';
      list(document).responses['405'] = response;
    },
  ],
};

const list = (document) => document.paths['/v1/things'].get;
const create = (document) => document.paths['/v1/things'].post;
const success = (operation) => operation.responses['200'].content['application/json'];
const failureExample = ({ content }) => content['application/json'].examples.failure.value.error;
