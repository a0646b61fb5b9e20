import type { Act } from '../accounts/audit-entry.ts';
import type { Profiles } from '../accounts/profile.ts';
import type { Clock } from '../clock.ts';
import type { Customer } from '../customers/customer.ts';
import type { CustomerReviews, Decision } from '../customers/customer-reviews.ts';
import { NotFound } from '../domain-error.ts';
import type { KeepReply } from '../idempotency-store.ts';
import type { Ids } from '../ids.ts';
import type { Fill } from '../stocks/fill.ts';
import type { StockOrder, StockOrders } from '../stocks/stock-orders.ts';
import type { Transfer } from '../transfers/transfer.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import type { TransferStore } from '../transfers/transfer-store.ts';
import { demandAct, moneyFacts, noteControl, profileIn } from './controls.ts';
import type { SandboxStore } from './sandbox-store.ts';

interface Dependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly profiles: Profiles;
  readonly transfers: Pick<TransferStore, 'findOfBusiness'>;
  readonly controls: Pick<TransferControls, 'settlePayout'>;
  readonly reviews: Pick<CustomerReviews, 'settle'>;
  readonly orders: Pick<StockOrders, 'execute'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Decides outcomes that rails, reviewers and the venue decide outside of a sandbox (G110). Every control throws
 * SessionRequired or Forbidden when the caller is no longer authorized.
 */
export class SandboxOutcomes {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Decides the outcome of a transfer's payout.
   *
   * @throws NotFound when the business has no such transfer.
   * @throws InvalidState when the status of the transfer does not allow it.
   */
  async settlePayout(
    act: Act,
    businessId: string,
    transferId: string,
    outcome: Parameters<TransferControls['settlePayout']>[2],
  ): Promise<Transfer> {
    const { transfers, controls } = this.#dependencies;
    await demandAct(this.#dependencies, act, businessId);
    if ((await transfers.findOfBusiness(businessId, transferId)) === undefined) {
      throw new NotFound(`transfer ${transferId}`);
    }
    const profile = await profileIn(this.#dependencies, businessId, businessId);
    const transfer = await controls.settlePayout(profile, transferId, outcome);
    await noteControl(this.#dependencies, act, businessId, 'sandbox.payout_settled', transferId, { outcome });
    return transfer;
  }

  /**
   * Ends the review of a customer, or reverts its verification.
   *
   * @throws NotFound when the business has no such customer.
   * @throws InvalidState for an approval or a rejection when it is not in review.
   */
  async settleVerification(
    act: Act,
    businessId: string,
    customerId: string,
    decision: Decision,
  ): Promise<Customer> {
    await demandAct(this.#dependencies, act, businessId);
    const customer = await this.#dependencies.reviews.settle(businessId, customerId, decision);
    await noteControl(this.#dependencies, act, businessId, 'sandbox.verification_settled', customerId, {
      ...decision,
    });
    return customer;
  }

  /**
   * Executes a stock order. Throws what `StockOrders` throws.
   *
   * @throws ResourceNotFound when the business has no such profile.
   */
  async fill(
    act: Act,
    businessId: string,
    profileId: string,
    order: StockOrder,
    keep?: KeepReply<Fill>,
  ): Promise<Fill> {
    await demandAct(this.#dependencies, act, businessId);
    const fill = await this.#dependencies.orders.execute(
      await profileIn(this.#dependencies, businessId, profileId),
      order,
      keep,
    );
    const { ticker: symbol, side, tokens } = fill;
    const facts = { symbol, action: side, tokens: tokens.toString(), ...moneyFacts(fill) };
    await noteControl(this.#dependencies, act, businessId, 'sandbox.fill_created', fill.id, facts);
    return fill;
  }
}
