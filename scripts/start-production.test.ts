import { expect, test } from 'vitest';
import { startCommand } from './testing/command.ts';

const nothing = {
  SECRET_KEY: '',
  DATABASE_URL: '',
  ALLOW_SIMULATED: '',
  VENUE: '',
  RAILS: '',
  ENVIRONMENT: 'sandbox',
};

test('start:production is production whatever ENVIRONMENT says, and ends with the exit code of the server', async () => {
  const command = startCommand('npm', ['run', '-s', 'start:production'], nothing);
  expect(await command.ended).toBe(1);
  const said = command.output();
  for (const variable of ['SECRET_KEY', 'DATABASE_URL', 'VENUE', 'RAILS'])
    expect(said).toContain(`\n${variable} is`);
});
