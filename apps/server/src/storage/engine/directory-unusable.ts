/** Numbers that the embedded database has for errors of the file system, which are those of WASI. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const ROOM = { reason: 'its disk is full', advice: 'Make room on that disk' };
const RIGHTS = { reason: 'it cannot be written', advice: 'Let this user write there' };
const FILE = { reason: 'it is a file', advice: 'Delete it to start afresh' };

/** What the codes of the file system mean here. Data that are only out of reach are not to be deleted. */
const CAUSES: Readonly<Record<string, { readonly reason: string; readonly advice: string }>> = {
  ENOSPC: ROOM,
  EDQUOT: ROOM,
  EROFS: RIGHTS,
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  // So says Node of a directory that it is to make on a read-only disk.
  ENOENT: RIGHTS,
  EEXIST: FILE,
  ENOTDIR: FILE,
};

/** The data directory of the embedded database is damaged, full, not writable, or no directory. */
export class DirectoryUnusable extends Error {
  override readonly name = 'DirectoryUnusable';

  /** @param directory absolute path. */
  constructor(directory: string, cause: unknown) {
    const code = codeOf(cause);
    const { reason, advice } = CAUSES[code ?? ''] ?? {
      reason: `its files are damaged (${messageOf(cause) ?? code ?? 'without a reason'})`,
      advice: 'Delete it to start afresh',
    };
    super(
      `The data directory ${directory} cannot be opened: ${reason}. ${advice}, or set DATA_DIR to another.`,
      { cause },
    );
  }
}

/** The code of an error of Node, or of the embedded database, which throws what is no Error. */
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
