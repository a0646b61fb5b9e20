import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** Lists the webhook endpoints of the business. */
export const listWebhookEndpoints =
  ({
    webhookEndpoints,
    cursors,
  }: Pick<ConsoleServices, 'webhookEndpoints' | 'cursors'>): ConsoleHandler<'listWebhookEndpoints'> =>
  ({ query }, context, call) =>
    page(
      'Webhook endpoints retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => webhookEndpoints.list(businessIdOf(context), request),
      webhookEndpointBody,
    );
