import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startS3, type TestBucket } from '../../test/harness/processes/s3-server.ts';
import { FileMissing, type FileStore } from '../domain/customers/file-store.ts';
import { absentFiles } from './absent-files.ts';
import { directoryFiles } from './directory-files.ts';
import { s3Files } from './s3-files.ts';

const LARGE = Buffer.alloc(4 * 1024 * 1024, 'sealed bytes ');
let directory: string;
let bucket: TestBucket;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'finops-files-'));
  bucket = await startS3();
});
afterAll(async () => {
  await bucket.stop();
  await rm(directory, { recursive: true, force: true });
});

describe.each<[string, () => FileStore]>([
  ['a directory', () => directoryFiles(directory)],
  ['an S3 bucket', () => s3Files(bucket)],
])('files in %s', (_, open) => {
  it('come back as they were put, and are replaced whole', async () => {
    const files = open();
    await files.put('FIL_large', LARGE);
    expect((await files.get('FIL_large')).equals(LARGE)).toBe(true);
    await files.put('FIL_large', Buffer.from('smaller'));
    expect((await files.get('FIL_large')).toString()).toBe('smaller');
  });

  it('are missing when they were never there, and after they are deleted, as often as that is asked', async () => {
    const files = open();
    await expect(files.get('FIL_none')).rejects.toThrow(FileMissing);
    await files.put('FIL_gone', Buffer.from('bytes'));
    await files.delete('FIL_gone');
    await files.delete('FIL_gone');
    await expect(files.get('FIL_gone')).rejects.toThrow(FileMissing);
  });
});

describe('an S3 bucket', () => {
  const answering = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'wrong' }, '403 InvalidAccessKeyId'],
    ['another bucket', { bucket: 'finops-none' }, '404 NoSuchBucket'],
  ])('says why it refuses %s, and nothing else', async (_, change, answer) => {
    const files = s3Files({ ...bucket, ...change });
    const message = `The file store answered ${answer}.`;
    await expect(files.put('FIL_1', LARGE)).rejects.toThrow(message);
    await expect(files.get('FIL_1')).rejects.toThrow(message);
    await expect(files.delete('FIL_1')).rejects.toThrow(message);
  });

  it('is asked by a signed path that begins with its name', async () => {
    let asked: unknown;
    const endpoint = await answering(({ url, method, headers }, response) => {
      asked = { url, method, authorization: headers.authorization };
      response.end();
    });
    await s3Files({ ...bucket, endpoint: `${endpoint}/`, region: 'eu-north-1' }).put('FIL_1', LARGE);
    expect(asked).toEqual({
      url: '/finops-files/FIL_1',
      method: 'PUT',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/eu-north-1\/s3\//),
    });
  });

  it('is asked again when it is overloaded', async () => {
    let calls = 0;
    const endpoint = await answering((_, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 503 : 200).end('bytes');
    });
    expect((await s3Files({ ...bucket, endpoint }).get('FIL_1')).toString()).toBe('bytes');
    expect(calls).toBe(2);
  });

  it.each([
    ['is silent', () => {}],
    ['stops in the middle of an answer', (_, response) => void response.writeHead(200).write('by')],
  ] satisfies [string, RequestListener][])('is given up when it %s', async (_, listener) => {
    const files = s3Files({ ...bucket, endpoint: await answering(listener), timeoutMs: 200 });
    await expect(files.get('FIL_1')).rejects.toThrow('timeout');
  });

  it('fails when nobody listens', async () => {
    const files = s3Files({ ...bucket, endpoint: 'http://127.0.0.1:1' });
    await expect(files.put('FIL_1', LARGE)).rejects.toThrow('fetch failed');
  });
});

it('without a store nothing is put, read or deleted', async () => {
  for (const asked of [
    absentFiles.put('FIL_1', LARGE),
    absentFiles.get('FIL_1'),
    absentFiles.delete('FIL_1'),
  ]) {
    await expect(asked).rejects.toThrow('No file store is connected.');
  }
});
