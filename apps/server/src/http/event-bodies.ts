import type { Customer } from '../domain/customers/customer.ts';
import type { AccountDeposit } from '../domain/deposits/account-deposit.ts';
import type { EventBodies } from '../domain/event-bodies.ts';
import type { PaymentRequest } from '../domain/payments/requests/payment-request.ts';
import type { Currencies } from '../domain/reference/currencies.ts';
import type { Transfer } from '../domain/transfers/transfer.ts';
import { customerEventBody } from './operations/customers/customer-body.ts';
import { paymentRequestBody } from './operations/payment-requests/payment-request-body.ts';
import { transferBody } from './operations/transfers/transfer-body.ts';
import { depositBody } from './operations/virtual-bank-accounts/deposit-body.ts';

/** The bodies of all events: the records as the operations return them. */
export interface AllEventBodies {
  readonly customers: EventBodies<Customer>;
  readonly deposits: EventBodies<AccountDeposit>;
  readonly paymentRequests: EventBodies<PaymentRequest>;
  readonly transfers: EventBodies<Transfer>;
}

export function eventBodies(currencies: Currencies): AllEventBodies {
  return {
    customers: { bodyOf: (kind, customer) => JSON.stringify(customerEventBody(kind, customer)) },
    deposits: { bodyOf: (_, deposit) => JSON.stringify(depositBody(deposit, currencies)) },
    paymentRequests: { bodyOf: (_, request) => JSON.stringify(paymentRequestBody(request, currencies)) },
    transfers: { bodyOf: (_, transfer) => JSON.stringify(transferBody(transfer, currencies)) },
  };
}
