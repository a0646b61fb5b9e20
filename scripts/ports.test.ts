import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertAllFree, PortError, portOf } from './ports.ts';

describe('portOf', () => {
  it.each([
    [{}, 4012],
    [{ MOCK_PORT: '' }, 4012],
    [{ MOCK_PORT: '5000' }, 5000],
  ])('reads %o as %i', (env, port) => {
    expect(portOf('mock', env)).toBe(port);
  });

  it.each(['0', '65536', '80.5', 'http', '-1', '0x1400', '5e3', '5200.0', ' 80'])(
    'refuses %s and names the variable',
    (value) => {
      expect(() => portOf('mock', { MOCK_PORT: value })).toThrow(/MOCK_PORT.*1 to 65535/);
    },
  );
});

describe('assertAllFree', () => {
  it('refuses a port that another program has, and takes it once it is free', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as { port: number };
    const env = { DOCS_PORT: String(port) };
    const failure = await assertAllFree(['docs'], env).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortError);
    expect(String(failure)).toContain(`Port ${port} for the docs is taken by another program. Set DOCS_PORT`);
    await new Promise((resolve) => holder.close(resolve));
    await expect(assertAllFree(['docs'], env)).resolves.toBeUndefined();
  });

  it('refuses one port for two parts', async () => {
    const call = assertAllFree(['mock', 'docs'], { MOCK_PORT: '5200', DOCS_PORT: '5200' });
    await expect(call).rejects.toThrow(
      'Port 5200 is given to the mock and the docs. Set DOCS_PORT to another.',
    );
  });
});
