/** Numbers of file system errors in the embedded database, which are those of WASI. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const ROOM = { reason: 'its disk is full', advice: 'Free some space' };
const RIGHTS = { reason: 'it cannot be written', advice: 'Grant this user write access' };
const FILE = { reason: 'it is a file', advice: 'Delete it to start over' };

/** Reasons and advice by file system error code. Data that are merely inaccessible must not be deleted. */
const CAUSES: Readonly<Record<string, { readonly reason: string; readonly advice: string }>> = {
  ENOSPC: ROOM,
  EDQUOT: ROOM,
  EROFS: RIGHTS,
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  // Node.js reports this when it cannot create a directory on a read-only disk.
  ENOENT: RIGHTS,
  EEXIST: FILE,
  ENOTDIR: FILE,
};

/** The data directory of the embedded database is damaged, full, not writable, or not a directory. */
export class DirectoryUnusable extends Error {
  override readonly name = 'DirectoryUnusable';

  /** @param directory absolute path. */
  constructor(directory: string, cause: unknown) {
    const code = codeOf(cause);
    const { reason, advice } = CAUSES[code ?? ''] ?? {
      reason: `its files are damaged (${messageOf(cause) ?? code ?? 'without a reason'})`,
      advice: 'Delete it to start over',
    };
    super(
      `The data directory ${directory} cannot be opened: ${reason}. ${advice}, or set DATA_DIR to another.`,
      { cause },
    );
  }
}

/** The code of an error of Node.js or of the embedded database, which throws values that are not Errors. */
function codeOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  if ('errno' in cause && typeof cause.errno === 'number') {
    return WASI_CODES[cause.errno] ?? `error ${cause.errno} of the file system`;
  }
  return undefined;
}

function messageOf(cause: unknown): string | undefined {
  return cause instanceof Error && cause.message !== '' ? cause.message.replace(/\.$/, '') : undefined;
}
