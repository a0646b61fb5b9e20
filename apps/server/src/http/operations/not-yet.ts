import { Unavailable } from '../../domain/domain-error.ts';
import type { Handlers } from '../handler.ts';

/** Callers look again after so many seconds; nothing changes before another release. */
const RETRY_AFTER_SECONDS = 3600;

const notAvailable = (): never => {
  throw new Unavailable('This operation is not available yet.', RETRY_AFTER_SECONDS);
};

/** Operations of the API that answer 503 because nothing stands behind them yet. The list may only shrink. */
export const notYetHandlers = {
  cancelPaymentRequest: notAvailable,
  createCustomer: notAvailable,
  createPaymentLink: notAvailable,
  createPaymentLinkRequest: notAvailable,
  createPaymentRequest: notAvailable,
  createPledgeQuote: notAvailable,
  deletePaymentLink: notAvailable,
  getCustomer: notAvailable,
  getPaymentLink: notAvailable,
  getPaymentRequest: notAvailable,
  getStockPosition: notAvailable,
  getVirtualBankAccount: notAvailable,
  listCustomers: notAvailable,
  listPaymentLinkRequests: notAvailable,
  listPaymentLinks: notAvailable,
  listPaymentRequests: notAvailable,
  listStockMovers: notAvailable,
  shareCustomerToken: notAvailable,
  updateCustomer: notAvailable,
  updatePaymentLink: notAvailable,
  verifyCustomer: notAvailable,
} satisfies Partial<Handlers>;

/** Operations of the issuer, likewise. */
export const notYetIssuerHandlers = {
  authorizeApp: notAvailable,
  createToken: notAvailable,
  getJwks: notAvailable,
  getOpenidConfiguration: notAvailable,
  revokeToken: notAvailable,
} satisfies Partial<Handlers>;
