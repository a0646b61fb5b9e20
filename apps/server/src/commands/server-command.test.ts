import { describe, expect, it } from 'vitest';
import { callCommand, runCommand } from '../../test/harness/processes/run-command.ts';
import { serverCommand } from './server-command.ts';

const run = (...args: string[]) => callCommand(serverCommand, {}, args);

describe('server <command>', () => {
  it.each([[['--help']], [['-h']], [['administrator', '--help']]])('lists its commands: %s', async (args) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const names = [...stdout.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      ...['serve', 'migrate', 'administrator', 'books', 'renew-keys', 'rotate-signing-keys', 'webhooks'],
    ]);
  });

  it('refuses a command that does not exist', async () => {
    const { code, stdout, stderr } = await run('constructor');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Unknown command "constructor".\n\nUsage: server [<command>]');
    expect(await runCommand('migrations', {})).toMatchObject({ code: 2, stdout: '' });
  });

  it('hands the arguments on, and the exit code back', async () => {
    const { code, stderr } = await run('administrator', '--promote');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Unknown option --promote. Use --reset-password or --demote.\n',
    });
  });

  it('needs PostgreSQL to send webhooks', async () => {
    const { code, stderr } = await runCommand('webhooks', {});
    expect(code).toBe(1);
    expect(stderr).toContain('Webhooks cannot be sent:\nDATABASE_URL is not set.');
  });
});
