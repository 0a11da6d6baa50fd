import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { decodeFunctionData, type Hex } from 'viem';

export type PromptKind =
  | 'connect'
  | 'sign'
  | 'permit'
  | 'place'
  | 'approve'
  | 'enroll'
  | 'invest'
  | 'claim'
  | 'batch'
  | 'switch'
  | 'other';

export interface RequestedCall {
  to?: Hex;
  data?: Hex;
  value?: Hex;
}

const abi = [...uplineRegistryAbi, ...globalPoolAbi, ...racePoolAbi, ...mockStableCoinAbi];

function kindOfCall({ data = '0x' }: RequestedCall): PromptKind {
  if (data === '0x') return 'other';
  const { functionName } = decodeFunctionData({ abi, data });
  if (functionName.startsWith('invest_stable_coin')) return 'invest';
  if (functionName.startsWith('enroll')) return 'enroll';
  if (functionName === 'approve') return 'approve';
  return functionName === 'claim_bonus' ? 'claim' : 'other';
}

/** The prompt that a provider call opens; `null` if the wallet answers without one. */
export function promptKindOf(method: string, params: readonly unknown[]): PromptKind | null {
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return 'connect';
    case 'personal_sign':
      return 'sign';
    case 'eth_signTypedData_v4':
      return JSON.parse(params[1] as string).primaryType === 'Enrolment' ? 'place' : 'permit';
    case 'eth_sendTransaction':
      return kindOfCall(params[0] as RequestedCall);
    case 'wallet_sendCalls':
      return 'batch';
    case 'wallet_switchEthereumChain':
      return 'switch';
    default:
      return null;
  }
}
