import type { Secret } from './secret.ts';
import type { Values } from './values.ts';

/** A bucket of an S3-compatible store, with its credentials. */
export interface S3Settings {
  /** Base URL; the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: Secret;
  readonly secretAccessKey: Secret;
}

const ENDPOINT = /^https?:\/\/[^\s?#@]+$/;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,64}$/;

/** Reads the `S3_` variables. All but the region are required. */
export function s3In(values: Values): S3Settings {
  return {
    endpoint: values.needed('S3_ENDPOINT', ENDPOINT, 'the address of the store: https://s3.example.com'),
    region:
      values.text('S3_REGION') === undefined
        ? 'us-east-1'
        : values.needed('S3_REGION', REGION, 'the region of the bucket: us-east-1'),
    bucket: values.needed('S3_BUCKET', BUCKET, 'the name of the bucket: finops-files'),
    accessKeyId: values.neededSecret('S3_ACCESS_KEY_ID'),
    secretAccessKey: values.neededSecret('S3_SECRET_ACCESS_KEY'),
  };
}
