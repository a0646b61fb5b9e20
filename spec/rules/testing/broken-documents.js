/**
 * For each of our rules, one or more changes to the good document, each of which violates only that rule.
 *
 * @type {Record<string, ((document: any) => void)[]>}
 */
export const breaks = {
  'envelope-on-success': [
    ({ components }) => {
      components.schemas.SuccessEnvelope.required = ['status'];
    },
    ({ components }) => {
      components.schemas.SuccessEnvelope.properties.status = { enum: ['success', 'error'] };
    },
    ({ components }) => {
      components.schemas.SuccessEnvelope.properties.message = { type: 'boolean' };
    },
    ({ components }) => {
      components.schemas.ThingResponse.allOf[1].required = [];
    },
  ],
  'success-bodies-named': [
    (document) => {
      const { schemas } = document.components;
      created(document).content['application/json'].schema = schemas.ThingResponse;
      delete schemas.ThingResponse;
    },
    (document) => {
      const { schemas } = document.components;
      schemas.Things = schemas.ThingListResponse;
      delete schemas.ThingListResponse;
      success(list(document)).schema = { $ref: '#/components/schemas/Things' };
    },
  ],
  'plain-schemas': [
    ...[
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      { if: { required: ['a'] }, then: { required: ['id'] }, else: { required: ['amount'] } },
      { not: { required: ['a'] } },
      { propertyNames: { pattern: '^[a-z]+$' } },
      { dependentRequired: { id: ['amount'] } },
      { dependentSchemas: { id: { required: ['amount'] } } },
    ].map((keywords) => ({ components }) => {
      Object.assign(components.schemas.Thing, keywords);
    }),
    ...[true, false].map((any) => ({ components }) => {
      components.schemas.Thing.properties.any = any;
    }),
    ({ components }) => {
      components.schemas.Decimal.pattern = '^(?!-0$)-?[0-9]+(\\.[0-9]+)?$';
    },
  ],
  'discriminated-unions': [
    ({ components }) => {
      const name = { type: 'string', const: 'big' };
      components.schemas.Big = { type: 'object', required: ['size'], properties: { size: name } };
      components.schemas.Small = { type: 'object', properties: { size: { type: 'string' } } };
      const [big, small] = ['Big', 'Small'].map((one) => `#/components/schemas/${one}`);
      components.schemas.Thing.properties.size = {
        oneOf: [{ $ref: big }, { $ref: small }],
        discriminator: { propertyName: 'size', mapping: { big, small } },
      };
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
      document.components.schemas.ThingListResponse.allOf[1].required = ['data'];
      list(document).parameters = [];
    },
    ({ components }) => {
      components.schemas.Pagination.properties.next_cursor = { type: 'integer' };
    },
    ({ components }) => {
      const page = components.schemas.ThingListResponse.allOf[1];
      page.properties.data = { type: 'object', properties: { items: page.properties.data } };
    },
  ],
  'amounts-as-decimal-strings': [
    ({ components }) => {
      components.schemas.Thing.properties.total = { type: 'integer' };
    },
    ({ components }) => {
      components.schemas.Thing.properties.share = { type: 'number' };
    },
    ({ components }) => {
      components.schemas.Decimal.pattern = '^.*$';
    },
    (document) => {
      list(document).parameters.push({ ...list(document).parameters[0], name: 'min_amount' });
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
    ({ webhooks }) => {
      webhooks['thing.made'].post['x-decision'] = [];
    },
    ({ webhooks }) => {
      webhooks['thing.made'].post['x-decision'] = null;
    },
  ],
  'decisions-used': [
    ({ info }) => {
      delete info['x-decision'];
    },
  ],
  'error-names-match-catalogue': [
    ({ components }) => {
      components.schemas.ErrorName.enum.pop();
    },
    ({ components }) => {
      delete components.schemas.OAuthErrorName.enum;
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
      delete components.headers['x-rate-limit'].example;
    },
    (document) => {
      document.webhooks['thing.made'].post.requestBody.content['application/json'].examples = {};
    },
  ],
  'response-headers-everywhere': [
    ({ components }) => {
      delete components.responses['failure-406'].headers['X-Request-Id'];
    },
    (document) => {
      list(document).responses['200'].headers['x-rate-limit'] = {
        description: 'No.',
        schema: {},
        example: '1',
      };
    },
    ({ components }) => {
      components.headers['retry-after'] = components.headers['x-rate-limit'];
      const { headers } = components.responses['failure-406'];
      headers['Retry-After'] = { $ref: '#/components/headers/retry-after' };
      headers['x-rate-limit'] = { $ref: '#/components/headers/retry-after' };
    },
  ],
  'operation-id-form': [
    (document) => {
      list(document).operationId = 'thingsList';
    },
    (document) => {
      list(document).operationId = 'deleteThings';
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
    (document) => {
      list(document).security = [{}];
    },
    (document) => {
      list(document).security = [{ ApiKey: [] }, { OAuth2: [] }];
    },
    (document) => {
      list(document).security.pop();
    },
    (document) => {
      list(document).security.push({ PublicKey: [] });
    },
    (document) => {
      list(document).security = [{ ApiKey: ['things:read'], OAuth2: ['things:read'] }];
    },
    (document) => {
      list(document).security = [{ ClientBasic: [] }];
    },
  ],
  'session-access': [
    (document) => {
      list(document)['x-roles'] = ['owner'];
    },
    (document) => {
      list(document).parameters.push({ ...list(document).parameters[0], name: 'X-CSRF-Token', in: 'header' });
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
      delete created(document).headers['Idempotency-Replayed'];
    },
    (document) => {
      const { responses } = create(document);
      responses[200] = { ...responses[201], headers: list(document).responses[200].headers };
    },
    (document) => {
      create(document).parameters[0].required = true;
    },
    (document) => {
      const { responses } = create(document);
      responses[200] = responses[201];
      delete responses[201];
    },
    (document) => {
      document.webhooks['thing.made'].post.parameters.push(create(document).parameters[0]);
    },
  ],
  'codes-normalized': [
    (document) => {
      list(document).parameters.push({ ...list(document).parameters[0], name: 'base' });
    },
    (document) => {
      const { properties } = create(document).requestBody.content['application/json'].schema;
      properties.source_currency = { type: 'string', 'x-normalize': 'no' };
    },
  ],
  'body-limit-on-requests': [
    (document) => {
      delete create(document).requestBody['x-max-body-bytes'];
    },
    (document) => {
      create(document).requestBody['x-max-body-bytes'] = 1024;
    },
  ],
  'expected-responses': [
    (document) => {
      delete list(document).responses['403'];
    },
    (document) => {
      const response = structuredClone(document.components.responses['failure-406']);
      failureExample(response).name = 'method_not_allowed';
      document.components.responses['failure-405'] = response;
      list(document).responses['405'] = { $ref: '#/components/responses/failure-405' };
    },
  ],
  'failures-are-shared': [
    (document) => {
      list(document).responses['406'] = structuredClone(document.components.responses['failure-406']);
    },
  ],
  'json-bodies': [
    (document) => {
      list(document).responses['200'].content = { 'application/hal+json': success(list(document)) };
      list(document).parameters = [];
    },
    ({ components }) => {
      const { content } = components.responses['failure-406'];
      content['application/problem+json'] = content['application/json'];
    },
    (document) => {
      delete created(document).content;
      delete document.components.schemas.ThingResponse;
    },
  ],
  'requests-stay-open': [
    (document) => {
      create(document).requestBody.content['application/json'].schema.additionalProperties = false;
    },
    (document) => {
      create(document).requestBody.content['application/json'].schema.unevaluatedProperties = false;
    },
  ],
  'issuer-paths': [
    ({ paths, servers }) => {
      paths['/v1/things'].servers = servers;
    },
    (document) => {
      list(document).servers = document.servers;
    },
    ({ paths }) => {
      paths['/.well-known/other'] = paths['/.well-known/jwks.json'];
      delete paths['/.well-known/jwks.json'];
    },
  ],
  'webhook-form': [
    ...[0, 1, 2, 3].map((index) => ({ webhooks }) => {
      webhooks['thing.made'].post.parameters[index] = { ...SIGNATURE, name: 'other' };
    }),
    ({ components }) => {
      const { ThingMadeEvent, WebhookEvent } = components.schemas;
      ThingMadeEvent.allOf[1].properties.event.const = 'no';
      renameKey(WebhookEvent.discriminator.mapping, 'thing.made', 'no');
    },
    ({ components }) => {
      const { ThingMadeEvent } = components.schemas;
      ThingMadeEvent.allOf.shift();
      ThingMadeEvent.allOf[0].required = ['event'];
    },
    ({ webhooks, components }) => {
      webhooks['thing.made'].post.requestBody.content['application/json'].schema =
        components.schemas.ThingMadeEvent;
    },
    ({ components }) => {
      const { oneOf, discriminator } = components.schemas.WebhookEvent;
      const reference = discriminator.mapping['thing.made'];
      delete discriminator.mapping['thing.made'];
      components.schemas.WebhookEvent.oneOf = oneOf.filter(({ $ref }) => $ref !== reference);
    },
  ],
  'state-machines-sound': [
    ({ webhooks }) => {
      delete webhooks['transfer.failed'];
    },
    ...['transfer', 'payment_request', 'customer.verification'].map((resource) => (document) => {
      addEvent(document, `${resource}.forgotten`);
    }),
  ],
};

function renameKey(record, from, to) {
  record[to] = record[from];
  delete record[from];
}

const SIGNATURE = { in: 'header', description: 'No.', required: true, schema: {}, example: 'text' };

function addEvent({ webhooks, components: { schemas } }, event) {
  const words = event.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${words.join('')}Event`;
  const schema = { $ref: `#/components/schemas/${name}` };
  const post = structuredClone(webhooks['thing.made'].post);
  post.operationId = `on${words.join('')}`;
  post.requestBody.content['application/json'].schema = schema;
  webhooks[event] = { post };
  schemas[name] = structuredClone(schemas.ThingMadeEvent);
  schemas[name].allOf[1].properties.event.const = event;
  schemas.WebhookEvent.oneOf.push(schema);
  schemas.WebhookEvent.discriminator.mapping[event] = schema.$ref;
}

const created = (document) => create(document).responses['201'];
const list = (document) => document.paths['/v1/things'].get;
const create = (document) => document.paths['/v1/things'].post;
const success = (operation) => operation.responses['200'].content['application/json'];
const failureExample = ({ content }) => content['application/json'].examples.failure.value.error;
