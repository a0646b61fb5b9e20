/**
 * What reveals a fault: the document's schemas, statuses and headers, the semantics of HTTP itself, or only the
 * document's prose.
 */
export type SeenBy = 'document' | 'http' | 'prose';

/** One deliberate violation of a server's document, switched on by its id. */
export interface StrangerFault {
  readonly id: string;
  readonly seen: SeenBy;
  readonly what: string;
}

/** A server in a foreign style: how it starts, and what a caller needs. */
export interface Stranger {
  readonly faults: readonly StrangerFault[];
  /** Headers of a caller with all rights, each as `Name: value`. */
  readonly headers: readonly string[];
  /** A header of a caller without any scope, where the style has scopes. */
  readonly unscoped?: string;
  /** A header of a caller of another tenant, where the style has tenants. */
  readonly otherTenant?: string;
  start(options: StrangerOptions): Promise<RunningStranger>;
}

export interface StrangerOptions {
  /** The id of the fault to switch on; without it the server is correct. */
  readonly fault?: string;
  readonly port?: number;
}

export interface RunningStranger {
  readonly url: string;
  close(): Promise<void>;
}
