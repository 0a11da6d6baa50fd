import { chainId, type EnrolmentText, enrolmentTypedData } from '@upline/domain';
import type { Address, Hex } from 'viem';
import { parseSignature } from 'viem';
import { accountOf } from './people.ts';

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

/** Signs an enrolment. IUplineRegistry.Enrolment. */
export function signEnrolment(registry: Address, signer: Address, message: EnrolmentText): Promise<Hex> {
  return accountOf(signer).signTypedData(enrolmentTypedData(registry, message));
}

export interface PermitText {
  owner: Address;
  spender: Address;
  value: bigint;
  nonce: bigint;
  deadline: bigint;
}

/** Signs a permit for a pool's fee (EIP-2612), as the last arguments of a purchase. */
export async function signPermit(
  coin: Address,
  signer: Address,
  message: PermitText,
): Promise<readonly [deadline: bigint, v: number, r: Hex, s: Hex]> {
  const signature = await accountOf(signer).signTypedData({
    domain: { name: 'Test USD', version: '1', chainId, verifyingContract: coin },
    types: permitTypes,
    primaryType: 'Permit',
    message,
  });
  const { r, s, yParity } = parseSignature(signature);
  return [message.deadline, 27 + yParity, r, s];
}
