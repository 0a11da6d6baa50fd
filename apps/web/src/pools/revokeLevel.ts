import { failureOf, revokeAllowances } from '@upline/chain';
import type { Failure, Position } from '@upline/domain';
import { listedPools } from './listedPools.ts';
import { type OwnSignerOptions, ownSigner } from './ownSigner.ts';
import { pinnedRegistry, reader } from './reader.ts';

export interface RevokeLevelOptions extends OwnSignerOptions {
  position: Position;
}

/** Takes back what a level's pool may take of the member's coin. @returns Why it did not happen, or `null`. */
export async function revokeLevel({ position, ...options }: RevokeLevelOptions): Promise<Failure | null> {
  try {
    const wallet = await ownSigner(options);
    const pools = (await listedPools()).filter((pool) => pool.position === position);
    await revokeAllowances({ wallet, reader, registry: pinnedRegistry(), pools });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
