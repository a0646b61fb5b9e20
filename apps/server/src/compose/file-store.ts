import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../domain/customers/file-store.ts';
import { absentFiles } from '../files/absent-files.ts';
import { directoryFiles } from '../files/directory-files.ts';
import { s3Files } from '../files/s3-files.ts';

/** Where the files of customers are kept: in a bucket, in the data directory, or nowhere. */
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

/** Where the files of customers are in a data directory. */
export function filesIn(directory: string): string {
  return join(directory, 'files');
}
