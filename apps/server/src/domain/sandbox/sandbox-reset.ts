import { Unavailable } from '../domain-error.ts';

const RETRY_AFTER_SECONDS = 1;

/** The sandbox was reset between reading and writing; nothing was written. */
export class SandboxReset extends Unavailable {
  constructor() {
    super('The sandbox is being reset. Try again.', RETRY_AFTER_SECONDS);
  }
}
