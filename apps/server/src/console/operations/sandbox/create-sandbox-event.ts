import { created } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventBody } from '../events/event-body.ts';

/** Sends an event without its cause (G149). */
export const createSandboxEvent =
  ({ simulatedEvents }: Pick<Services, 'simulatedEvents'>): ConsoleHandler<'createSandboxEvent'> =>
  async ({ body: { event: kind, data } }, context) => {
    const event = await simulatedEvents.create(actOf(context), businessIdOf(context), kind, data);
    return created('Event created.', eventBody(event), { Location: `/console/v1/events/${event.id}` });
  };
