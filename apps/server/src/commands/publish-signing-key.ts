import { signingKeysOf } from '../compose/signing-keys.ts';
import { readConfig } from '../config/config.ts';
import { openDeployment } from '../storage/engine/open-deployment.ts';
import { systemClock, systemRandomness } from '../system.ts';
import { command } from './command.ts';

/** Publishes a new signing key and prints when it starts to sign. */
export const publishSigningKey = command(async ({ environment, output }) => {
  const config = readConfig(environment);
  const database = await openDeployment({
    url: config.databaseUrl?.reveal(),
    directory: config.dataDirectory,
  });
  try {
    const keys = signingKeysOf({ config, database, clock: systemClock, randomness: systemRandomness });
    const { publicKey, signsFrom } = await keys.rotate();
    output.write(`The key ${publicKey.kid} is published and starts signing at ${signsFrom.toISOString()}.\n`);
    return 0;
  } finally {
    await database.close();
  }
});
