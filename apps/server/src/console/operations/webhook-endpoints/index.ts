import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { createWebhookEndpoint } from './create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from './delete-webhook-endpoint.ts';
import { disableWebhookEndpoint } from './disable-webhook-endpoint.ts';
import { enableWebhookEndpoint } from './enable-webhook-endpoint.ts';
import { getWebhookEndpoint } from './get-webhook-endpoint.ts';
import { listWebhookEndpoints } from './list-webhook-endpoints.ts';
import { rotateWebhookEndpoint } from './rotate-webhook-endpoint.ts';
import { testWebhookEndpoint } from './test-webhook-endpoint.ts';

/** Webhook endpoints of the business (G140). */
export const webhookEndpointHandlers = (services: Pick<ConsoleServices, 'webhookEndpoints' | 'cursors'>) =>
  ({
    createWebhookEndpoint: createWebhookEndpoint(services),
    deleteWebhookEndpoint: deleteWebhookEndpoint(services),
    disableWebhookEndpoint: disableWebhookEndpoint(services),
    enableWebhookEndpoint: enableWebhookEndpoint(services),
    getWebhookEndpoint: getWebhookEndpoint(services),
    listWebhookEndpoints: listWebhookEndpoints(services),
    rotateWebhookEndpoint: rotateWebhookEndpoint(services),
    testWebhookEndpoint: testWebhookEndpoint(services),
  }) satisfies Partial<ConsoleHandlers>;
