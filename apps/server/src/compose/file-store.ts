import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../domain/customers/file-store.ts';
import { absentFiles } from '../files/absent-files.ts';
import { directoryFiles } from '../files/directory-files.ts';
import { s3Files } from '../files/s3-files.ts';

/** The store for files of customers: a bucket, the data directory, or none. */
export function fileStoreOf({ adapters, s3, dataDirectory }: Config): FileStore {
  if (s3 !== undefined) {
    const { accessKeyId, secretAccessKey, ...bucket } = s3;
    return s3Files({
      ...bucket,
      accessKeyId: accessKeyId.reveal(),
      secretAccessKey: secretAccessKey.reveal(),
    });
  }
  return adapters.fileStore === 'none' ? absentFiles : directoryFiles(filesIn(dataDirectory));
}

/** The directory for files of customers in a data directory. */
export function filesIn(directory: string): string {
  return join(directory, 'files');
}
