import { execFile, spawn } from 'node:child_process';

/** The files of one commit. */
export interface GitBlobs {
  /**
   * The text of a file, by its path from the root of the repository.
   * @throws Error if it does not exist
   */
  read(path: string): Promise<string>;
  close(): void;
}

/** Opens the files of a commit. One git process reads them all, since a spec can have hundreds. */
export function openGitBlobs(top: string, commit: string): GitBlobs {
  const program = spawn('git', ['-C', top, 'cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting: { resolve(text: string): void; reject(error: Error): void }[] = [];
  let received = Buffer.alloc(0);
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  program.on('error', failAll);
  program.on('close', () => failAll(new Error('git ended')));
  program.stdin.on('error', failAll);
  program.stdout.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let found = firstOf(received); found !== undefined; found = firstOf(received)) {
      received = received.subarray(found.end);
      const { text } = found;
      if (text === undefined) waiting.shift()?.reject(new Error('ENOENT: it is not in the revision'));
      else waiting.shift()?.resolve(text);
    }
  });
  return {
    read: (path) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        program.stdin.write(`${commit}:${path.replaceAll('\n', '')}\n`);
      }),
    close: () => void program.stdin.end(),
  };
}

/** The first complete object in the output of `git cat-file --batch`; its text is undefined if it is not a file. */
function firstOf(received: Buffer): { readonly text: string | undefined; readonly end: number } | undefined {
  const line = received.indexOf('\n');
  if (line < 0) return undefined;
  const [, kind, size] = / (blob|tree|commit|tag) (\d+)$/.exec(received.toString('utf8', 0, line)) ?? [];
  if (kind === undefined) return { text: undefined, end: line + 1 };
  const end = line + 1 + Number(size);
  if (received.length < end + 1) return undefined;
  return { text: kind === 'blob' ? received.toString('utf8', line + 1, end) : undefined, end: end + 1 };
}

/** The output of git. If git fails, throws an Error with the first line it printed. */
export function git(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('git', args, { encoding: 'utf8' }, (error, out) => {
      if (error === null) resolve(out.trim());
      else if (error.code === 'ENOENT') reject(new Error('git is not installed'));
      else reject(new Error(error.message.split('\n').at(1) || 'git fails'));
    });
  });
}
