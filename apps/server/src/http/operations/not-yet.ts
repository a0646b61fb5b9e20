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
  cancelTransfer: notAvailable,
  createCustomer: notAvailable,
  createPaymentLink: notAvailable,
  createPaymentLinkRequest: notAvailable,
  createPaymentRequest: notAvailable,
  createPledgeQuote: notAvailable,
  createQuote: notAvailable,
  createRecipient: notAvailable,
  createTransfer: notAvailable,
  deletePaymentLink: notAvailable,
  deleteRecipient: notAvailable,
  getAddress: notAvailable,
  getCustomer: notAvailable,
  getPaymentLink: notAvailable,
  getPaymentRequest: notAvailable,
  getQuote: notAvailable,
  getRecipient: notAvailable,
  getStockPosition: notAvailable,
  getTransaction: notAvailable,
  getTransfer: notAvailable,
  getVirtualBankAccount: notAvailable,
  listCustomers: notAvailable,
  listPaymentLinkRequests: notAvailable,
  listPaymentLinks: notAvailable,
  listPaymentRequests: notAvailable,
  listRecipients: notAvailable,
  listStockMovers: notAvailable,
  listTransactions: notAvailable,
  listTransfers: notAvailable,
  regenerateAddress: notAvailable,
  resolveBankAccount: notAvailable,
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
