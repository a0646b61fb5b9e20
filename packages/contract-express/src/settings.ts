import type { IncomingMessage } from 'node:http';
import type { Call, Reply } from './call.ts';
import type { CompileTime } from './compile/compile.ts';
import type { Handlers } from './handler.ts';
import type { OperationFacts } from './operation-facts.ts';
import type { BodyTimes } from './reading/read-body.ts';

/** The settings of an app. */
export interface Settings<Operations, Defaults, Context, Supplied = never> {
  /** The bundled OpenAPI 3.1 document. */
  readonly document: object;
  /** Selects the operations that this app serves; by default, all in the document. */
  readonly include?: (operation: OperationFacts) => boolean;
  /** One handler per implemented operation; a valid request of any other one ends in the `Fault` of kind `unbuilt`. */
  readonly handlers: Partial<Handlers<Operations, Defaults, Context, Supplied>>;
  readonly newRequestId: () => string;
  /** The caller's IP address; by default, that of the connection. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /**
   * Decides, before the body is read, whether to accept a call, and creates the context for its handler. It also runs
   * for unknown routes and methods and for unreadable paths; its result is not used then. Only OPTIONS on a known path
   * and unreadable headers bypass it. A thrown error becomes the response.
   */
  readonly admit: (call: Call) => Context | Promise<Context>;
  /**
   * Makes room for a body that may exceed 256 KiB, before any of it is read: waits, or throws the error to return. The
   * returned function is called once the call is finished.
   */
  readonly makeRoom?: (call: Call, context: Context, bytes: number) => Promise<() => void>;
  /** Wraps a validated call, for idempotency; its reply is checked too if it differs from that of `run`. */
  readonly perform?: (step: Step<Context>) => Promise<Reply>;
  /** Creates every error body: for a `Fault` and for anything else that was thrown. */
  readonly errorReply: (error: unknown, call: Call) => Reply;
  /** Whether a response that violates the contract becomes an error (`fail`) or is sent as it is (`report`). */
  readonly mistakes: 'fail' | 'report';
  readonly onMistake: (mistake: Mistake, call: Call) => void;
  /** The operations that pages of any origin may call; `all` opens every response, including those of unknown paths. */
  readonly cors?: 'all' | ((operation: OperationFacts) => boolean);
  readonly times?: BodyTimes;
  /** `at start` by default: compile errors appear before the first call, and no call waits for compilation. */
  readonly compile?: CompileTime;
  readonly begin?: (call: Call) => void;
  /** Called once per call, when its connection is done with it. */
  readonly finish?: (call: Call, reply: Sent) => void;
}

/** A call whose input is valid. */
export interface Step<Context> {
  readonly call: Call;
  readonly context: Context;
  readonly input: unknown;
  /** The handler and the check of its reply. Do not modify the returned reply; return another one instead. */
  readonly run: () => Promise<Reply>;
  /**
   * Checks a reply before it is stored anywhere: status, body and headers. Throws the fault for a violation if
   * violations must fail, and throws for a reply that cannot be sent at all.
   */
  readonly check: (reply: Reply) => void;
}

/** A response that violates the contract: its status, and the violations. */
export interface Mistake {
  readonly status: number;
  /** `body/data/id must be string`, `header Location is missing`. */
  readonly faults: readonly string[];
}

/** What was written: the length of the content in bytes, and status 0 if the caller left before a response. */
export interface Sent {
  readonly status: number;
  readonly bytes: number;
  /** The name of the error in the body: `not_found`, `invalid_client`. */
  readonly errorName?: string | undefined;
}
