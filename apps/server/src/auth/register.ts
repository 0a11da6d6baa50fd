import { randomBytes } from 'node:crypto';
import { memberIdBytes, memberIdFrom } from '@upline/domain';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { holdLedger } from '../ledger/checkpoint.ts';
import { findBinding, findMember, findPerson, type Person } from '../members/people.ts';
import { members } from '../members/schema.ts';
import { requireCurrentTerms, writeAcceptance } from '../members/terms.ts';
import { type Notice, tell } from '../notifications/tell.ts';
import { knownOnChain, unsignedAbove } from '../places/unsignedAbove.ts';

interface Registration {
  wallet: `0x${string}`;
  /** Whom the newcomer names by ID, link or wallet; nobody when empty. */
  upline: string;
  /** The version of the terms that they accepted, `null` for none yet. */
  termsVersion: string | null;
  /** The wallet at which every line of sponsors ends. */
  root: `0x${string}`;
  /** Whether the registry knows a wallet's sponsor at this moment. */
  isOnChain: (wallet: `0x${string}`) => Promise<boolean>;
}

async function namedSponsor(db: Db, { wallet, upline }: Registration): Promise<`0x${string}` | null> {
  if (upline === '') return null;
  if (upline.replace(/^@\//, '').toLowerCase() === wallet) throw new HttpFailure(422, 'server.ownUpline');
  const sponsor = await findPerson(db, upline);
  if (sponsor === null) throw new HttpFailure(422, 'server.unknownUpline');
  return sponsor.wallet;
}

/** The chain's binding wins; but the root stands above those who named nobody unnamed, as in the ledger. */
async function actualSponsor(
  db: Db,
  { wallet, root }: Registration,
  named: `0x${string}` | null,
): Promise<`0x${string}` | null> {
  const binding = await findBinding(db, wallet);
  if (binding === null || (named === null && binding.sponsor === root)) return named;
  return binding.sponsor;
}

/** Writes a member under an ID that nobody has. */
async function write(db: Db, member: Omit<typeof members.$inferInsert, 'id'>): Promise<Person> {
  for (;;) {
    const id = memberIdFrom(randomBytes(memberIdBytes));
    const [written] = await db
      .insert(members)
      .values({ ...member, id })
      .onConflictDoNothing()
      .returning();
    if (written) return written;
    if (await findMember(db, member)) throw new HttpFailure(409, 'server.alreadyRegistered');
  }
}

/**
 * The newcomer is welcomed, and their sponsor is told of them. Where the chain cannot be told of that sponsor yet, the
 * notice warns that the newcomer does not count yet. All above whose signatures are missing are told the same.
 * @param unsigned Who must still sign, nearest first.
 */
function noticesOf(
  { id, name, wallet, sponsor }: Person,
  unsigned: readonly `0x${string}`[],
  at: Date,
): Notice[] {
  const welcome: Notice = { wallet, facts: { kind: 'welcome', memberId: id }, at };
  if (sponsor === null) return [welcome];
  const who = { name, wallet: getAddress(wallet) };
  const missing = unsigned.map(
    (one): Notice => ({ wallet: one, facts: { kind: 'placeUnrecorded', ...who }, at }),
  );
  if (unsigned.includes(sponsor)) return [welcome, ...missing];
  const kind = unsigned.length === 0 ? 'referralJoined' : 'placeWaiting';
  return [welcome, { wallet: sponsor, facts: { kind, ...who }, at }, ...missing];
}

/**
 * Makes a wallet a member. Its sponsor is fixed from now on: the one that the chain has bound it to, else
 * the one it names. A wallet that the chain knew before keeps its history.
 * @throws HttpFailure 409 when it is registered or accepts other terms than those in force.
 * @throws HttpFailure 422 when it names itself, or somebody who is not known.
 */
export async function register(db: Db, registration: Registration): Promise<Person> {
  const { wallet, termsVersion, root } = registration;
  if (termsVersion !== null) requireCurrentTerms(termsVersion);
  // Before the ledger is held: the chain may take its time.
  const above = await namedSponsor(db, registration);
  const known = above === null ? new Set<`0x${string}`>() : await knownOnChain(db, registration, above);
  return db.transaction(async (tx) => {
    const registeredBlock = await holdLedger(tx);
    if (await findMember(tx, { wallet })) throw new HttpFailure(409, 'server.alreadyRegistered');
    const named = await namedSponsor(tx, registration);
    const sponsor = await actualSponsor(tx, registration, named);
    const registeredAt = new Date();
    const member = await write(tx, { wallet, namedSponsor: named, sponsor, registeredBlock, registeredAt });
    if (termsVersion !== null) await writeAcceptance(tx, wallet, registeredAt);
    const unsigned = sponsor && (await unsignedAbove(tx, { wallet: sponsor, root, known }));
    await tell(tx, noticesOf(member, unsigned ?? [], registeredAt));
    return member;
  });
}
