import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest Node on this machine, 20 or newer, for testing emitted code. */
export function oldestNode(): string {
  const found = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, 'node'));
  const [oldest] = [...new Set([process.env.npm_node_execpath ?? process.execPath, ...found])]
    .filter((program) => existsSync(program))
    .map((program) => ({ program, major: majorOf(program) }))
    .filter(({ major }) => major >= 20)
    .sort((one, other) => one.major - other.major);
  return oldest?.program ?? process.execPath;
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
