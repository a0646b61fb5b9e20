import { expect, test } from 'vitest';
import { DirectoryUnusable } from './directory-unusable.ts';

const ROOM = 'its disk is full. Free some space';
const RIGHTS = 'it cannot be written. Grant this user write access';

test.each([
  ['a full disk', Object.assign(new Error('x'), { code: 'ENOSPC' }), ROOM],
  ['a full disk under the embedded database', { name: 'ErrnoError', errno: 51 }, ROOM],
  ['a read-only disk', Object.assign(new Error('x'), { code: 'EROFS' }), RIGHTS],
  ['a read-only disk under the embedded database', { name: 'ErrnoError', errno: 69 }, RIGHTS],
  ['a new directory on a read-only disk', Object.assign(new Error('x'), { code: 'ENOENT' }), RIGHTS],
  ['a directory of somebody else', Object.assign(new Error('x'), { code: 'EACCES' }), RIGHTS],
  [
    'a rare error of the embedded database',
    { name: 'ErrnoError', errno: 8 },
    'its files are damaged (error 8 of the file system). Delete it to start over',
  ],
  ['something without a word', 'x', 'its files are damaged (without a reason). Delete it to start over'],
])('says what to do about %s, and tells nobody to delete what is only out of reach', (_, cause, said) => {
  const error = new DirectoryUnusable('/data', cause);
  expect(error.message).toBe(
    `The data directory /data cannot be opened: ${said}, or set DATA_DIR to another.`,
  );
  expect(error.cause).toBe(cause);
});
