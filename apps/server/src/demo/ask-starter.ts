import { once } from 'node:events';

/**
 * Sends `{ question }` to the program that started this one. Any reply other than `{ answer: true }` means no, as does
 * the end of either program.
 */
export async function askStarter(question: string): Promise<boolean> {
  if (process.send === undefined) return false;
  const heard = once(process, 'message');
  const left = once(process, 'disconnect');
  process.send({ question });
  const [said]: unknown[] = await Promise.race([heard, left]);
  return typeof said === 'object' && said !== null && 'answer' in said && said.answer === true;
}
