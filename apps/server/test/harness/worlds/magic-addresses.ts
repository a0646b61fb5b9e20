import type { AddressFormat } from '../../../src/domain/reference/network.ts';
import type { PayoutFate } from '../../../src/rails/simulated/magic-values.ts';

/**
 * For each address format, one address with each magic ending, valid in format and checksum; their keys are unknown.
 */
export const magicAddresses: Readonly<Record<AddressFormat, Readonly<Record<PayoutFate, string>>>> = {
  bitcoin: {
    refused: 'bc1qtuhxmsag6lfhkxw6w3pmmg2fhd8tglvq7y5222',
    returned: 'bc1q4g0seq6ns6k7rq0mvvadn28j6gtcmq9ss38333',
    stuck: 'bc1qgyswu83cqa07hq09v79sx9a5w00c9yn4cnr444',
  },
  dogecoin: {
    refused: 'DJ2D9CEqbG6Qt762kzh4cqwU8mZw9e9222',
    returned: 'DGTkR8VVbNPVGAS7Kg1aFTtSU9q815k333',
    stuck: 'DM6RSYHeaiWwz6ietvWWKzbns7d5urq444',
  },
  evm: {
    refused: '0x157182A95054FaD8e104e3100dBA03589dE28222',
    returned: '0x535C09ecF455f889EffAcA92E0ADD07D40b79333',
    stuck: '0x35796f6D977Ac634603b9A16c9769c2C1Bc96444',
  },
  litecoin: {
    refused: 'ltc1qwx0ppytm34lw6vr5nef2gasjs67tq58dqsx222',
    returned: 'ltc1qp0dg0a2wglja4afeeyqsed84vzxnkjzqz70333',
    stuck: 'ltc1qua00x032ngzyw85fr505kdnah245w53ytch444',
  },
  ripple: {
    refused: 'rfbuBXge3JR7bXEfrqmd3FE8YQho5W5222',
    returned: 'rwwnLpgpXixaSoA5odmhWi4YiX6s1Q6333',
    stuck: 'r3FKsqho25emaJwxTionXuREzCrhCHt444',
  },
  solana: {
    refused: 'BmbopNzQGVr19Ws4rBESg1miaReabKcKQMowir3Pm222',
    returned: 'ZGsrZ5Cb52MsNWuPxHBnkuzArkcGE7i5RyY8tont333',
    stuck: '49pYuC5fNnVHndQdWaRmwpnw5yQPTJp3YDy2Mp32i444',
  },
  stellar: {
    refused: 'GA5ZNEIOHVBFUVVO2VM3DLKLXQS46OH73B2D6YMYVWG2K3Y2PXYMC222',
    returned: 'GB55J3GXQ4WTA3NYSRZRKPVIFE7M2MSCZDWI6Z2I53O3IDWBCONPJ333',
    stuck: 'GDLRXJFLEQM566TBYTNY467OPTJJ6UWKPYZZNKCQO37TMQPVDPRWV444',
  },
  tron: {
    refused: 'TEXp3mFQWHrs2rpz267CQFSyQxNz7VQ222',
    returned: 'TFy3edDoDXeRxcnMdCMFgByviFCXhds333',
    stuck: 'TE9AoopeKUz4hso4iQb7rcuK6rtQDZ4444',
  },
};
