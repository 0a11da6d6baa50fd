import { ApiError, type Client } from '@upline/api';
import { failureOf, purchase, Refusal } from '@upline/chain';
import type { Failure, Position, PurchaseEvent } from '@upline/domain';
import type { PurchaseTerms } from '@upline/ui';
import { type OwnSignerOptions, ownSigner } from './ownSigner.ts';
import { forgetPending, notePending, pendingInvestment } from './pendingPurchase.ts';
import { pinnedRegistry, reader } from './reader.ts';

export interface BuyLevelOptions extends OwnSignerOptions {
  client: Client;
  position: Position;
  terms: PurchaseTerms;
  tell: (event: PurchaseEvent) => void;
}

/** The server names something else than the buyer was shown. */
function otherTerms(): Refusal {
  return new Refusal({ notice: { id: 'toast.invalidPurchase' } });
}

function failureBefore(error: unknown): Failure {
  return error instanceof ApiError ? { notice: { id: 'toast.poolsNotLoaded' } } : failureOf(error);
}

async function* events(options: BuyLevelOptions): AsyncGenerator<PurchaseEvent> {
  const { client, position, terms } = options;
  const signer = await ownSigner(options);
  const buyer = signer.account.address;
  const { data: pool } = await client.call('poolConfig', { params: { position } });
  if (BigInt(pool.joinningFee) !== terms.fee) throw otherTerms();
  yield* purchase({
    position,
    wallet: signer,
    reader,
    registry: pinnedRegistry(),
    pool: { ...pool, joinningFee: terms.fee },
    lookupReferrer: async () => {
      const reply = await client.call('referrer', { params: { wallet: buyer, position } });
      if (reply.data.sponsor !== terms.binds) throw otherTerms();
      return reply.data;
    },
    pending: pendingInvestment({ wallet: buyer, position }),
  });
}

/** Buys a level with the session's own wallet and tells how it goes. It throws nothing. */
export async function buyLevel(options: BuyLevelOptions): Promise<void> {
  const { tell, position, wallet } = options;
  tell({ type: 'step', step: 'network' });
  try {
    for await (const event of events(options)) {
      const buyer = wallet.state.get().address;
      if (event.type === 'sent' && event.step === 'invest' && buyer) {
        notePending({ wallet: buyer, position }, event.transaction);
      } else if (event.type === 'succeeded' || event.type === 'failed') forgetPending();
      tell(event);
    }
  } catch (error) {
    tell({ type: 'failed', failure: failureBefore(error) });
  }
}
