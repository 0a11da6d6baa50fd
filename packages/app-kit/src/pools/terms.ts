import type { Client } from '@upline/api';
import { type NamedPool, Refusal } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { PurchaseTerms } from '@upline/ui/ports';

/** The server names something else than the buyer was shown. */
function otherTerms(): Refusal {
  return new Refusal({ notice: { id: 'toast.invalidPurchase' } });
}

/** The pool of a level as the server names it. @throws Refusal at a fee that the buyer was not shown. */
export async function namedPool(
  client: Client,
  position: Position,
  { fee }: PurchaseTerms,
): Promise<NamedPool> {
  const { data: pool } = await client.call('poolConfig', { params: { position } });
  if (BigInt(pool.joinningFee) !== fee) throw otherTerms();
  return { ...pool, joinningFee: fee };
}

/** Whom the server names as referral, with the signatures of those above the buyer. */
export async function namedReferrer(
  client: Client,
  { buyer, position }: { buyer: string; position: Position },
) {
  const { data } = await client.call('referrer', { params: { wallet: buyer, position } });
  return data;
}

/** The same. @throws Refusal where the server names a sponsor whom the buyer was not shown. */
export async function shownReferrer(
  client: Client,
  whose: { buyer: string; position: Position },
  { binds }: PurchaseTerms,
) {
  const data = await namedReferrer(client, whose);
  if (data.sponsor !== binds) throw otherTerms();
  return data;
}

/** @throws Refusal while the buyer has not accepted the terms of use in force, as the server has them. */
export async function requireAcceptedTerms(
  client: Client,
  { buyer, position }: { buyer: string; position: Position },
): Promise<void> {
  const { data } = await client.call('referrer', { params: { wallet: buyer, position } });
  if (data.termsToAccept) throw new Refusal({ notice: { id: 'purchase.accept.missing' } });
}
