import type { Client } from '@upline/api';
import { type NamedPool, PurchaseError } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { PurchaseTerms } from '@upline/ui/ports';

/** The server's terms differ from those shown to the buyer. */
function otherTerms(): PurchaseError {
  return new PurchaseError({ notice: { id: 'toast.invalidPurchase' } });
}

/**
 * The pool of a level as the server returns it. @throws PurchaseError if its fee differs from the one
 * shown.
 */
export async function namedPool(
  client: Client,
  position: Position,
  { fee }: PurchaseTerms,
): Promise<NamedPool> {
  const { data: pool } = await client.call('poolConfig', { params: { position } });
  if (BigInt(pool.joinningFee) !== fee) throw otherTerms();
  return { ...pool, joinningFee: fee };
}

/** The referrer from the server, with the signatures of the buyer's upline. */
export async function namedReferrer(
  client: Client,
  { buyer, position }: { buyer: string; position: Position },
) {
  const { data } = await client.call('referrer', { params: { wallet: buyer, position } });
  return data;
}

/** As `namedReferrer`. @throws PurchaseError if the sponsor differs from the one shown. */
export async function shownReferrer(
  client: Client,
  whose: { buyer: string; position: Position },
  { binds }: PurchaseTerms,
) {
  const data = await namedReferrer(client, whose);
  if (data.sponsor !== binds) throw otherTerms();
  return data;
}

/** @throws PurchaseError if the server has no acceptance of the current terms of use by the buyer. */
export async function requireAcceptedTerms(
  client: Client,
  { buyer, position }: { buyer: string; position: Position },
): Promise<void> {
  const { data } = await client.call('referrer', { params: { wallet: buyer, position } });
  if (data.termsToAccept) throw new PurchaseError({ notice: { id: 'purchase.accept.missing' } });
}
