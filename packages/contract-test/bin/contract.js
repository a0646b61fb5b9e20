#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
const program = new URL('../src/main.ts', import.meta.url);
const pinnedNode = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (!existsSync(program)) {
  await import(built.href);
} else if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));
  await import(program.href);
} else if (existsSync(pinnedNode)) {
  // A Node that reads no TypeScript starts the one that the lockfile pins.
  const child = spawn(pinnedNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
} else {
  console.error(
    `The lockfile pins no Node for ${process.platform} ${process.arch}; use Node 24 or newer there.`,
  );
  process.exitCode = 1;
}
