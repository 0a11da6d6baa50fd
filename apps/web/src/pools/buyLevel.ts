import { ApiError, type Client } from '@upline/api';
import { failureOf, purchase, Refusal } from '@upline/chain';
import { type Failure, type Position, type PurchaseEvent, shortAddress } from '@upline/domain';
import { type PurchaseTerms, type SessionPort, WalletError } from '@upline/ui';
import type { Wallet } from '../adapters/wallet.ts';
import { forgetPending, notePending, pendingInvestment } from './pendingPurchase.ts';
import { pinnedRegistry, reader } from './reader.ts';

export interface BuyLevelOptions {
  client: Client;
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
  position: Position;
  terms: PurchaseTerms;
  tell: (event: PurchaseEvent) => void;
}

/** Why nothing may be sent: only the wallet that the member signed in with buys for him. */
function objection({ session, wallet }: BuyLevelOptions): Failure | null {
  const { address } = wallet.state.get();
  const member = session.user.get()?.walletId;
  if (!address || !member) return { notice: { id: 'toast.noWallet' } };
  if (address.toLowerCase() === member.toLowerCase()) return null;
  return { notice: { id: 'purchase.otherWallet', values: { wallet: shortAddress(member) } } };
}

/** The server names something else than the buyer was shown. */
function otherTerms(): Refusal {
  return new Refusal({ notice: { id: 'toast.invalidPurchase' } });
}

function failureBefore(error: unknown): Failure {
  if (error instanceof ApiError) return { notice: { id: 'toast.poolsNotLoaded' } };
  if (!(error instanceof WalletError)) return failureOf(error);
  const ids = {
    rejected: 'toast.userCancelled',
    wrongNetwork: 'toast.wrongNetwork',
    failed: 'toast.noWallet',
  } as const;
  return { notice: { id: ids[error.reason] } };
}

async function* events(options: BuyLevelOptions): AsyncGenerator<PurchaseEvent> {
  const { client, wallet, position, terms } = options;
  const engine = await wallet.engine();
  const failure = objection(options);
  if (failure) {
    yield { type: 'failed', failure };
    return;
  }
  const signer = await engine.client();
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
