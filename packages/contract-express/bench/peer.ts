/**
 * One peer of the benchmark as a process of its own: `node peer.ts <name> <operations>`. Tells its parent the port, and
 * the CPU time that it has used whenever it is asked.
 */
import { peers } from './peers.ts';

const [name = '', operations = '3'] = process.argv.slice(2);
const peer = peers[name];
if (peer === undefined)
  throw new Error(`There is no peer ${name}. There is: ${Object.keys(peers).join(', ')}.`);

process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
process.send?.({ port: await peer(Number(operations)) });
