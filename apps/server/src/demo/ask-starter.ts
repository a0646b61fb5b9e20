import { once } from 'node:events';

/** Asks the program that started this one over its channel, `{ question }`; anything but `{ answer: true }` is a no, and so is the end of either. */
export async function askStarter(question: string): Promise<boolean> {
  if (process.send === undefined) return false;
  const heard = once(process, 'message');
  const left = once(process, 'disconnect');
  process.send({ question });
  const [said]: unknown[] = await Promise.race([heard, left]);
  return typeof said === 'object' && said !== null && 'answer' in said && said.answer === true;
}
