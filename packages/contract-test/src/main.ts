#!/usr/bin/env node
import { contractCommand } from './command/contract-command.ts';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
process.exitCode = await contractCommand(process.argv.slice(2), {
  out: process.stdout,
  error: process.stderr,
  signal: interruption.signal,
});
