import { NotFound } from '../../domain/domain-error.ts';
import { success } from '../answer.ts';
import { businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';

/** What the sandbox operations are told by the configuration. */
export interface SandboxSettings {
  readonly environment: 'sandbox' | 'production';
  /** Whether banks, chains and mobile money are simulated. */
  readonly simulatedRails: boolean;
}

/** What the sandbox of the business is like (G93). */
export function sandboxHandlers({ environment, simulatedRails }: SandboxSettings): HandlersOf<'getSandbox'> {
  return {
    getSandbox: (_input, context) => {
      if (environment === 'production') throw new NotFound('sandbox in production');
      return {
        status: 200,
        body: success('Sandbox retrieved.', {
          environment,
          business_id: businessIdOf(context),
          simulated_rails: simulatedRails,
        }),
      };
    },
  };
}
