import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Bucket } from '../../../src/files/s3-files.ts';

/** A bucket on a dedicated server. */
export interface TestBucket extends S3Bucket {
  stop(): Promise<void>;
}

/** The only credentials that the server accepts. */
const KEY = 'S3RVER';

/** Starts an S3-compatible server on the loopback address, with one empty bucket. */
export async function startS3(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'finops-s3-'));
  const bucket = 'finops-files';
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true },
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket },
    ...{ accessKeyId: KEY, secretAccessKey: KEY },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
