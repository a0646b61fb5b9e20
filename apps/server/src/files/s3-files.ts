import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { FileMissing, type FileStore } from '../domain/customers/file-store.ts';

/** A bucket and its credentials. */
export interface S3Bucket {
  /** Base URL of the store; the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Timeout per file, including retries, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Longer than 4 MiB take on a slow connection, shorter than callers wait. */
const TIMEOUT_MS = 10_000;
/** Retries of responses with 5xx or 429. */
const RETRIES = 2;

/** Stores files in a bucket of an S3-compatible store, with their ids as keys. */
export function s3Files(settings: S3Bucket): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = settings;
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: RETRIES });
  const folder = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const ask = (method: string, id: string, body?: Buffer<ArrayBuffer>): Promise<Response> => {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return client.fetch(`${folder}/${encodeURIComponent(id)}`, {
      method,
      headers: { 'X-Amz-Content-Sha256': digest },
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  return {
    async put(id, bytes) {
      const answer = await ask('PUT', id, bytes);
      if (!answer.ok) throw await refusalOf(answer);
      await answer.body?.cancel();
    },
    async get(id) {
      const answer = await ask('GET', id);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const refusal = await refusalOf(answer);
      throw refusal.code === 'NoSuchKey' ? new FileMissing(id) : refusal;
    },
    async delete(id) {
      const answer = await ask('DELETE', id);
      if (answer.ok) return answer.body?.cancel();
      const refusal = await refusalOf(answer);
      if (refusal.code !== 'NoSuchKey') throw refusal;
    },
  };
}

/** The store rejected a request. */
class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The file store answered ${status} ${code}.`);
    this.code = code;
  }
}

/** Only the error code: the rest of the response repeats what was sent. */
async function refusalOf(answer: Response): Promise<S3Refusal> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return new S3Refusal(answer.status, code);
}
