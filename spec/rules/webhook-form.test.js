import { table } from './testing/table.js';
import webhookForm from './webhook-form.js';

const WebhookEnvelope = {
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { type: 'string' }, data: { type: 'object' } },
};
const signature = { name: 'webhook-signature', in: 'header', required: true };
const event = (name) => ({ properties: { event: { const: name } } });
const envelope = { $ref: '#/components/schemas/WebhookEnvelope' };
const body = { $ref: '#/components/schemas/ThingMadeEvent' };
const WebhookEvent = {
  oneOf: [body],
  discriminator: { propertyName: 'event', mapping: { 'thing.made': body.$ref } },
};

/** The one webhook, sound but for what it says. */
function sent({
  method = 'post',
  parameters = [signature],
  parts = [envelope, event('thing.made')],
  ...more
}) {
  const { required = true, schema = body, schemas = {} } = more;
  const operation = { parameters, requestBody: { required, content: { 'application/json': { schema } } } };
  const components = { WebhookEnvelope, WebhookEvent, ThingMadeEvent: { allOf: parts }, ...schemas };
  return { webhooks: { 'thing.made': { [method]: operation } }, components: { schemas: components } };
}

table(
  webhookForm,
  [
    { title: 'passes a sound one', document: sent({}), wants: [] },
    { title: 'finds another method', document: sent({ method: 'put' }), wants: ['uses PUT'] },
    {
      title: 'finds a header that is absent',
      document: sent({ parameters: [] }),
      wants: ['webhook thing.made does not declare the header webhook-signature'],
    },
    {
      title: 'finds a header that may be absent',
      document: sent({ parameters: [{ ...signature, required: false }] }),
      wants: ['does not declare the header'],
    },
    {
      title: 'finds one that is no header',
      document: sent({ parameters: [{ ...signature, in: 'query' }] }),
      wants: ['does not declare the header'],
    },
    {
      title: 'finds a body that may be absent',
      document: sent({ required: false }),
      wants: ['has an optional body'],
    },
    {
      title: 'finds a body that is a copy of the envelope',
      document: sent({ parts: [WebhookEnvelope, event('thing.made')] }),
      wants: ['has a body that is not the WebhookEnvelope'],
    },
    {
      title: 'finds an envelope that requires too little',
      document: sent({ schemas: { WebhookEnvelope: { ...WebhookEnvelope, required: ['event'] } } }),
      wants: ['does not require data'],
    },
    { title: 'finds any event', document: sent({ parts: [envelope] }), wants: ['whose `event` is any'] },
    {
      title: 'finds another event',
      document: sent({ parts: [envelope, event('thing.lost')] }),
      wants: ['whose `event` is thing.lost. Set `event: {const: thing.made}`'],
    },
    {
      title: 'finds a body without a name',
      document: sent({ schema: { allOf: [envelope, event('thing.made')] } }),
      wants: ['has a body without a name'],
    },
    {
      title: 'finds a body that the union does not know',
      document: sent({ schemas: { WebhookEvent: { ...WebhookEvent, oneOf: [] } } }),
      wants: ['is not a variant of WebhookEvent'],
    },
    {
      title: 'finds a body that the union knows under another event',
      document: sent({
        schemas: { WebhookEvent: { oneOf: [body], discriminator: { mapping: { 'thing.lost': body.$ref } } } },
      }),
      wants: ['is not a variant of WebhookEvent'],
    },
  ],
  {
    options: {
      headers: ['webhook-signature'],
      envelope: 'WebhookEnvelope',
      union: 'WebhookEvent',
      fields: ['event', 'data'],
    },
  },
);
