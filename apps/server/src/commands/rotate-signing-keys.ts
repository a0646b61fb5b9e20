/**
 * Publishes a new signing key of the issuer, which signs ten minutes later, and deletes those that no token needs any more:
 * `node apps/server/src/commands/rotate-signing-keys.ts`, as `npm run rotate-signing-keys` does. Servers go on meanwhile and pick the
 * change up by themselves. Ends with 1 when it fails, and can be run again.
 */
import { signingKeysOf } from '../compose/signing-keys.ts';
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { systemClock, systemRandomness } from '../system.ts';

async function rotateSigningKeys(): Promise<string> {
  const config = readConfig(readEnvironment());
  const database = await openDeployment({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const keys = signingKeysOf({ config, database, clock: systemClock, randomness: systemRandomness });
    const { publicKey, signsFrom } = await keys.rotate();
    return `The key ${publicKey.kid} is published and signs from ${signsFrom.toISOString()} on.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await rotateSigningKeys()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
