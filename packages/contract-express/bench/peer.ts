/** One peer of the benchmark as a process of its own: `node peer.ts <name> <operations>`. Prints the URL it listens on. */
import { peers } from './peers.ts';

const [name = '', operations = '3'] = process.argv.slice(2);
const peer = peers[name];
if (peer === undefined)
  throw new Error(`There is no peer ${name}. There is: ${Object.keys(peers).join(', ')}.`);

process.on('disconnect', () => process.exit());
const { port, bootMs } = await peer(Number(operations));
console.log(`boot ${bootMs} ms`);
console.log(`http://127.0.0.1:${port}`);
