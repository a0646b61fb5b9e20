import { describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../send/clock.ts';
import { tokenCommand } from './token-command.ts';

const fetch = (command: string, clock: Clock = systemClock) => tokenCommand(command, clock).fetch(undefined);

describe('tokenCommand', () => {
  it('gives what the command prints', async () => {
    expect(await fetch("printf '  abc.def\\n'")).toEqual({
      value: 'abc.def',
      lifetime: undefined,
      scopes: undefined,
    });
  });

  it('says what the command says when it fails', async () => {
    await expect(fetch('echo no session >&2; exit 3')).rejects.toThrow(
      '--token-command failed (exit code 3): no session',
    );
  });

  it.each([
    ['true', 'printed nothing'],
    ['echo a token', 'printed more than a token'],
  ])('refuses what %s prints', async (command, message) => {
    await expect(fetch(command)).rejects.toThrow(message);
  });

  it('ends a command that does not end, and what it has started', async () => {
    const over: Clock = { now: () => 0, wait: async () => {} };
    await expect(fetch('sleep 600; echo late', over)).rejects.toThrow('no end after 60 seconds');
  });
});
