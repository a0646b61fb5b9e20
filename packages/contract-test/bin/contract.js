#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('The contract tester is not built yet. Run `npm run build` in its repository.');
  process.exitCode = 2;
}
