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
    ['set -x; printf "%s" short-tok; exit 3', 'short-tok'],
    ['echo "answer: {\\"access_token\\":\\"abc12\\"}" >&2; exit 3', 'abc12'],
    ['echo "GET /token?client_secret=abc12&grant=x" >&2; exit 3', 'abc12'],
    ['echo "sent eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln" >&2; exit 3', 'eyJ'],
    ['echo "Bearer 8xLOxBtZp8K2mQw7dRt5" >&2; exit 3', '8xLOx'],
  ])('crosses out what looks like a token in what %s says', async (command, secret) => {
    const message = await fetch(command).catch((error: Error) => error.message);
    expect(message).toContain('[credential]');
    expect(message).not.toContain(secret);
  });

  it('leaves what does not look like one', async () => {
    const said =
      'cannot get a token: connection refused by https://issuer.example.com/oauth2/v1/token (ECONNREFUSED)';
    await expect(fetch(`echo "${said}" >&2; exit 3`)).rejects.toThrow(`(exit code 3): ${said}`);
  });

  it.each([
    ['true', 'printed nothing'],
    ['echo a token', 'printed more than a token'],
  ])('refuses what %s prints', async (command, message) => {
    await expect(fetch(command)).rejects.toThrow(message);
  });

  it('does not wait for what a command leaves running', async () => {
    const started = systemClock.now();
    const { value } = await fetch('sleep 20 & echo abc.def');
    expect(value).toBe('abc.def');
    expect(systemClock.now() - started).toBeLessThan(15_000);
  });

  it('ends a command that does not end, and what it has started', async () => {
    const over: Clock = { now: () => 0, wait: async () => {} };
    await expect(fetch('sleep 600; echo late', over)).rejects.toThrow('timed out after 60 seconds');
  });
});
