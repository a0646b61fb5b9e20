import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { demandSessionGrant } from '../accounts/demand-session-grant.ts';
import type { Clock } from '../clock.ts';
import { FieldError, InvalidState, NotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { SandboxFault, WantedFault } from './sandbox-fault.ts';
import type { SandboxFaultStore } from './sandbox-fault-store.ts';

interface Dependencies {
  readonly store: SandboxFaultStore;
  /** Whether the API has an operation with this id. */
  readonly isOperation: (id: string) => boolean;
  readonly clock: Clock;
  readonly ids: Ids;
}

const MOST = 20;
const LIFETIME_MS = 15 * 60_000;

/** Simulates failures of the service, so that a business can test its integration (G148). */
export class SandboxFaults {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Injects a fault.
   *
   * @throws FieldError for an unknown operation.
   * @throws InvalidState when the business already has the maximum number of faults.
   */
  async create(act: Act, businessId: string, wanted: WantedFault): Promise<SandboxFault> {
    const { store, isOperation, clock, ids } = this.#dependencies;
    const { operationId } = wanted;
    if (operationId !== undefined && !isOperation(operationId)) {
      throw new FieldError({
        operation_id: [
          `The API has no operation ${operationId}. Use an identifier of the API reference, for example createTransfer.`,
        ],
      });
    }
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    const id = ids.next('FLT_');
    const fault = { ...wanted, id, businessId, remaining: wanted.count, createdAt, expiresAt };
    await store.change(businessId, async (records) => {
      await records.business.lock();
      if (act.sessionGrant !== undefined) await demandSessionGrant(records, act.sessionGrant);
      if ((await records.faults.count(createdAt)) >= MOST) {
        throw new InvalidState(`This sandbox has ${MOST} faults, the maximum. Delete one first.`);
      }
      await records.faults.insert(fault);
      const facts = { kind: wanted.kind, count: wanted.count };
      await note(this.#dependencies, records, act, { action: 'sandbox.fault_created', target: id, facts });
    });
    return fault;
  }

  /** Faults in effect. */
  list(businessId: string, page: PageRequest): Promise<Page<SandboxFault>> {
    return this.#dependencies.store.page(businessId, this.#dependencies.clock.now(), page);
  }

  /**
   * Ends a fault.
   *
   * @throws NotFound when the business has no such fault in effect.
   */
  delete(act: Act, businessId: string, id: string): Promise<SandboxFault> {
    const { store, clock } = this.#dependencies;
    return store.change(businessId, async (records) => {
      if (act.sessionGrant !== undefined) await demandSessionGrant(records, act.sessionGrant);
      const fault = await records.faults.delete(id, clock.now());
      if (fault === undefined) throw new NotFound(`fault ${id.slice(0, 64)}`);
      await note(this.#dependencies, records, act, { action: 'sandbox.fault_deleted', target: id });
      return fault;
    });
  }

  /** Counts and returns the fault that affects a request of the operation; undefined if there is none. */
  forCall(businessId: string, operationId: string): Promise<SandboxFault | undefined> {
    return this.#dependencies.store.takeForCall(businessId, operationId, this.#dependencies.clock.now());
  }
}
