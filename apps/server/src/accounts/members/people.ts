import {
  byProfileText,
  noProfileTexts,
  type ProfileTexts,
  parseUpline,
  type UplineReference,
} from '@upline/domain';
import { eq } from 'drizzle-orm';
import { isAddress } from 'viem';
import { wallets } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { members } from './schema.ts';

/** A member, or a wallet known only from the chain, then without an ID and texts. */
export interface Person extends ProfileTexts {
  id: string;
  wallet: `0x${string}`;
  photo: string;
  sponsor: `0x${string}` | null;
}

const memberColumns = {
  id: members.id,
  wallet: members.wallet,
  ...byProfileText((text) => members[text]),
  photo: members.photo,
  sponsor: members.sponsor,
};

export async function findMember(
  db: Db,
  by: { id: string } | { wallet: `0x${string}` },
): Promise<Person | null> {
  const isNamed = 'id' in by ? eq(members.id, by.id) : eq(members.wallet, by.wallet);
  const [member] = await db.select(memberColumns).from(members).where(isNamed);
  return member ?? null;
}

/** A wallet's binding on chain, with its sponsor (null for the root); `null` if it is not bound. */
export async function findBinding(
  db: Db,
  wallet: `0x${string}`,
): Promise<{ sponsor: `0x${string}` | null } | null> {
  const [binding] = await db
    .select({ sponsor: wallets.sponsor })
    .from(wallets)
    .where(eq(wallets.wallet, wallet));
  return binding ?? null;
}

async function findReferenced(db: Db, reference: UplineReference): Promise<Person | null> {
  if (reference.kind === 'member') return findMember(db, { id: reference.id });
  const { wallet } = reference;
  if (!isAddress(wallet)) return null;
  const member = await findMember(db, { wallet });
  if (member !== null) return member;
  const binding = await findBinding(db, wallet);
  return binding && { id: '', wallet, ...noProfileTexts, photo: '', sponsor: binding.sponsor };
}

/**
 * Finds a person by ID, `@/ID` or wallet.
 * @returns `null` if the server and the chain know no such person.
 */
export async function findPerson(db: Db, text: string): Promise<Person | null> {
  const reference = parseUpline(text);
  return reference && findReferenced(db, reference);
}
