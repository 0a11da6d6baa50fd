import { byPosition, type Level, poolTypeAt } from '@upline/domain';
import type { Address, Hex } from 'viem';
import { isAddress, isHex } from 'viem/utils';
import * as z from 'zod';
import type { Deployment } from './deployment.ts';

const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value), 'not an address');
const hash = z.custom<Hex>((value) => isHex(value) && value.length === 66, 'not a hash of 32 bytes');
const whole = z
  .string()
  .regex(/^\d+$/)
  .transform((digits) => BigInt(digits));

function poolAt({ position }: Level) {
  return z.strictObject({
    address,
    poolType: z.literal(poolTypeAt(position)),
    joinningFee: whole,
    bit: z.int().min(0).max(55),
  });
}

const deployment = z.strictObject({
  chainId: z.int(),
  genesisHash: hash,
  startBlock: whole,
  blockHash: hash,
  registry: address,
  stableCoin: address,
  root: address,
  pools: z.strictObject(byPosition(poolAt)),
  gitCommit: z.string().optional(),
  abiHash: hash,
});

/**
 * Parses and validates the text of a deployment.json.
 * @throws ZodError naming every missing, invalid or unknown field.
 * @throws SyntaxError if the text is not JSON.
 */
export function parseDeployment(text: string): Deployment {
  return deployment.parse(JSON.parse(text));
}
