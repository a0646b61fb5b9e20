import type { IncomingMessage } from 'node:http';
import type { Call, Reply } from './call.ts';
import type { CompileTime } from './compile/compile.ts';
import type { Handlers } from './handler.ts';
import type { OperationFacts } from './operation-facts.ts';
import type { BodyTimes } from './reading/read-body.ts';

/** What an app is made of. */
export interface Settings<Operations, Defaults, Context, Supplied = never> {
  /** The bundled OpenAPI 3.1 document. */
  readonly document: object;
  /** The operations that this app serves; all of the document's without it. */
  readonly include?: (operation: OperationFacts) => boolean;
  /** One for each operation that is built; a valid request of any other ends in the `Fault` named `unbuilt`. */
  readonly handlers: Partial<Handlers<Operations, Defaults, Context, Supplied>>;
  readonly newRequestId: () => string;
  /** The caller's IP address; that of the connection without it. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /**
   * Decides, before the body is read, whether a call is let in, and makes the context that its handler gets. It is
   * asked for unknown routes and methods and unreadable paths too, and what it returns for them is not used. Only
   * OPTIONS on a known path and a head that cannot be read go by without it. What it throws is answered.
   */
  readonly admit: (call: Call) => Context | Promise<Context>;
  /**
   * Makes room for a body that may have more than 256 KiB, before any of it is read: waits for it, or throws what is answered. What it
   * returns is called once the call is through.
   */
  readonly makeRoom?: (call: Call, context: Context, bytes: number) => Promise<() => void>;
  /** Wraps a validated call, for idempotency; what it gives is checked too when it is not what `run` gave. */
  readonly perform?: (step: Step<Context>) => Promise<Reply>;
  /** Makes every error body: of a `Fault` and of anything else that was thrown. */
  readonly errorReply: (error: unknown, call: Call) => Reply;
  /** Whether a response that breaks the contract becomes an error (`fail`) or is sent as it is (`report`). */
  readonly mistakes: 'fail' | 'report';
  readonly onMistake: (mistake: Mistake, call: Call) => void;
  /** The operations that pages of any origin may call; `all` opens every answer, those of unknown paths too. */
  readonly cors?: 'all' | ((operation: OperationFacts) => boolean);
  readonly times?: BodyTimes;
  /** `at start` by default: what cannot be compiled is known before the first call, and no call waits for it. */
  readonly compile?: CompileTime;
  readonly begin?: (call: Call) => void;
  /** Told once for each call, when its connection is through with it. */
  readonly finish?: (call: Call, reply: Sent) => void;
}

/** A call whose input is valid. */
export interface Step<Context> {
  readonly call: Call;
  readonly context: Context;
  readonly input: unknown;
  /** The handler and the check of its reply. Its reply is not to be changed afterwards; give another one instead. */
  readonly run: () => Promise<Reply>;
  /**
   * Checks a reply before it is kept anywhere: status, body and headers. Throws what becomes of a mistake when
   * mistakes are to fail, and what cannot be sent at all.
   */
  readonly check: (reply: Reply) => void;
}

/** A response of ours that breaks the contract: the status that it had, and what is wrong with it. */
export interface Mistake {
  readonly status: number;
  /** `body/data/id must be string`, `header Location is missing`. */
  readonly faults: readonly string[];
}

/** What was written: bytes of the content, and status 0 when the caller left before an answer. */
export interface Sent {
  readonly status: number;
  readonly bytes: number;
  /** The name of the error that the body carries: `not_found`, `invalid_client`. */
  readonly errorName?: string | undefined;
}
