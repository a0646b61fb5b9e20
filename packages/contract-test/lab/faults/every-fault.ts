import type { Fault } from '../fault.ts';
import { blindFaults } from './blind/index.ts';
import { ownFaults } from './index.ts';

/** Every fault of the lab, with who wrote it: someone who knows the tester, or someone who has not read its code. */
export const faults: readonly { readonly author: 'own' | 'blind'; readonly fault: Fault }[] = [
  ...ownFaults.map((fault) => ({ author: 'own' as const, fault })),
  ...blindFaults.map((fault) => ({ author: 'blind' as const, fault })),
];
