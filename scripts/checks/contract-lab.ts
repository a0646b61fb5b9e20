/**
 * Compares the contract tester with similar tools on the fault lab.
 *
 * Usage: `npm run contract:lab`. Exits as the comparison does.
 */
import { onEnd, startProgram } from '../processes/programs.ts';

const program = startProgram('The comparison', 'packages/contract-test/lab/peers/main.ts', [], {});
onEnd(() => void program.stop().then(() => process.exit(130)));
const sentence = await program.ended;
if (!sentence.endsWith('code 0')) {
  console.error(sentence);
  process.exit(1);
}
