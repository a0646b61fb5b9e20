import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { paymentLinkBody } from './payment-link-body.ts';

type Dependencies = Pick<ApiServices, 'paymentLinks' | 'currencies' | 'linkPage' | 'cursors'>;

/** Lists the links of the profile, newest first by default; `q` searches them (G45). */
export const listPaymentLinks =
  (dependencies: Dependencies): Handler<'listPaymentLinks'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const filter = { statuses: query.status, text: query.q };
    return page(
      'Payment links retrieved.',
      { call, query, cursors: dependencies.cursors, reader: profile },
      (request) => dependencies.paymentLinks.list(profile, filter, request),
      (link) => paymentLinkBody(link, dependencies),
    );
  };
