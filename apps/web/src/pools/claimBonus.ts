import { claim, failureOf } from '@upline/chain';
import type { ClaimEvent, Failure, Position } from '@upline/domain';
import { type OwnSignerOptions, ownSigner } from './ownSigner.ts';
import { pinnedRegistry, reader } from './reader.ts';

export interface ClaimBonusOptions extends OwnSignerOptions {
  position: Position;
  tell: (event: ClaimEvent) => void;
}

/** Nothing was sent yet, so no transaction can have failed. */
function failureBefore(error: unknown): Failure {
  const failure = failureOf(error);
  const isUnknown = failure.notice.id === 'toast.transactionFailed';
  return isUnknown ? { notice: { id: 'toast.somethingWrong' } } : failure;
}

/** Claims at a position with the session's own wallet and tells how it goes. It throws nothing. */
export async function claimBonus({ position, tell, ...options }: ClaimBonusOptions): Promise<void> {
  try {
    const wallet = await ownSigner(options);
    for await (const event of claim({ position, wallet, reader, registry: pinnedRegistry() })) tell(event);
  } catch (error) {
    tell({ type: 'failed', failure: failureBefore(error) });
  }
}
