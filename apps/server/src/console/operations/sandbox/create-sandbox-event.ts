import { created } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventBody } from '../events/event-body.ts';

/** Causes an event or, with `data`, sends one without causing it (G149, G361). */
export const createSandboxEvent =
  ({
    causedEvents,
    simulatedEvents,
  }: Pick<ConsoleServices, 'causedEvents' | 'simulatedEvents'>): ConsoleHandler<'createSandboxEvent'> =>
  async ({ body: { event: kind, data } }, context) => {
    const [act, businessId] = [actOf(context), businessIdOf(context)];
    const event =
      data === undefined
        ? await causedEvents.create(act, businessId, kind)
        : await simulatedEvents.create(act, businessId, kind, data);
    return created('Event created.', eventBody(event), { Location: `/console/v1/events/${event.id}` });
  };
