#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);

// The one thing of ES2024 that the tester uses and Node 20 lacks.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('The contract tester is not built yet. Run `npm run build` in its repository.');
  process.exitCode = 2;
}
