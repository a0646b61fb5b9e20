/** Bounds what is done for a business, so that it ends however much is created and falls due meanwhile. */
export interface Horizon {
  /** What was created by then. */
  readonly createdBy: Date;
  /** What is due by then, by the clock of the business. */
  readonly dueBy: Date;
}

/** Work of a business that falls due by its clock. */
export interface DueWork {
  /** Does everything that is due and within the horizon, until nothing is; returns how much that was. */
  runDue(businessId: string, horizon?: Horizon): Promise<number>;
  /** When the next work is due later than `after`; undefined when none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest of what is still open was created; undefined when nothing is open. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
