import { once } from 'node:events';
import { createServer } from 'node:http';

/** A fixture created at most once in a test run, for all workers. */
export interface OncePerRun {
  /** Key under which workers request it with `shared` or `borrowed`. */
  readonly url: string;
  /** Removes it if it was created. */
  end(): Promise<void>;
}

/** The created fixture. */
export interface Made<T> {
  /** Its description for workers, as JSON. */
  tell(): T;
  /** Called before each loan to reset it for the next borrower. */
  renew?(): Promise<void>;
  end(): Promise<void>;
}

/** Offers the result of `make` to the workers of a run; it is created on the first request. */
export async function oncePerRun<T>(make: () => Promise<Made<T>>): Promise<OncePerRun> {
  let made: Promise<Made<T>> | undefined;
  let isLent = false;
  const waiting: (() => void)[] = [];

  const lend = async (): Promise<void> => {
    if (isLent) await new Promise<void>((resolve) => waiting.push(resolve));
    isLent = true;
  };
  const takeBack = (): void => {
    isLent = false;
    waiting.shift()?.();
  };
  const answerTo = async (method: string | undefined): Promise<string> => {
    if (method === 'DELETE') {
      takeBack();
      return 'null';
    }
    made ??= make();
    const thing = await made;
    if (method === 'POST') {
      await lend();
      await thing.renew?.();
    }
    return JSON.stringify(thing.tell());
  };

  const server = createServer(async ({ method }, response) => {
    // A connection kept for the next request may be closed just when that is sent.
    response.setHeader('Connection', 'close');
    try {
      response.end(await answerTo(method));
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`There is no port but ${address}.`);
  return {
    url: `http://127.0.0.1:${address.port}`,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await (await made?.catch(() => undefined))?.end();
    },
  };
}

/**
 * What the run has made, which others use at the same time.
 * @throws Error with the reason when it could not be made.
 */
export function shared<T>(url: string): Promise<T> {
  return ask(url, 'GET');
}

/**
 * What the run has made, for this test file alone until it gives it back.
 * @throws Error with the reason when it could not be made.
 */
export async function borrowed<T>(url: string): Promise<{ thing: T; giveBack(): Promise<void> }> {
  const thing = await ask<T>(url, 'POST');
  return { thing, giveBack: () => ask(url, 'DELETE') };
}

async function ask<T>(url: string, method: string): Promise<T> {
  const response = await fetch(url, { method });
  const body = await response.text();
  if (!response.ok) throw new Error(body);
  return JSON.parse(body);
}
