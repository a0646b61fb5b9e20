/**
 * Publishes a new signing key of the issuer, which signs ten minutes later, and deletes those that no token needs any more:
 * `node apps/server/src/commands/rotate-signing-keys.ts`, as `npm run rotate-signing-keys` does. Servers go on meanwhile and pick the
 * change up by themselves. Ends with 1 when it fails, and can be run again.
 */
import { runAsProcess } from './command.ts';
import { publishSigningKey } from './publish-signing-key.ts';

await runAsProcess(publishSigningKey);
