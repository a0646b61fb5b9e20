import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
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
    expect(String(failure)).toContain(
      `Port ${port} for the docs site is taken by another program. Set DOCS_PORT`,
    );
    await new Promise((resolve) => holder.close(resolve));
    await expect(assertAllFree(['docs'], env)).resolves.toBeUndefined();
  });

  it('names all ports that other programs have', async () => {
    const holders = await Promise.all(
      [0, 1].map(async () => {
        const holder = createServer().listen(0, '127.0.0.1');
        await once(holder, 'listening');
        return holder;
      }),
    );
    const [api, mock] = holders.map((holder) => (holder.address() as { port: number }).port);
    const [docs = 0] = await freePorts(1);
    const env = { API_PORT: String(api), MOCK_PORT: String(mock), DOCS_PORT: String(docs) };
    await expect(assertAllFree(['api', 'docs', 'mock'], env)).rejects.toMatchObject({
      message: `Port ${api} for the API is taken by another program. Set API_PORT to a free port.\nPort ${mock} for the mock is taken by another program. Set MOCK_PORT to a free port.`,
      taken: [api, mock],
    });
    for (const holder of holders) holder.close();
  });

  it('refuses one port for two parts', async () => {
    const call = assertAllFree(['mock', 'docs'], { MOCK_PORT: '5200', DOCS_PORT: '5200' });
    await expect(call).rejects.toThrow(
      'Port 5200 is given to the mock and the docs site. Set DOCS_PORT to another.',
    );
  });
});
