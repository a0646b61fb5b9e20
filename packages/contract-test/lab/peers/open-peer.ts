import type { Peer, PeerName } from './peer.ts';
import { openPrism } from './prism.ts';
import { openRespect } from './respect.ts';
import { openTester, recordRequests } from './tester.ts';

/** The tools of the comparison, in the order of its columns. */
export const peerNames: readonly PeerName[] = ['tester', 'Prism', 'Respect'];

/** Opens a tool for the comparison; Prism gets the requests that the tester sends to the clean server. */
export async function openPeer(name: PeerName): Promise<Peer> {
  switch (name) {
    case 'tester':
      return openTester();
    case 'Prism':
      return openPrism({ requests: await recordRequests(), namesDialect: true });
    case 'Respect':
      return openRespect();
  }
}
