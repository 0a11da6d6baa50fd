import { randomBytes } from 'node:crypto';
import { memberIdBytes, memberIdFrom } from '@upline/domain';
import { getAddress } from 'viem';
import { lockLedger } from '../../ledger/follower/checkpoint.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { type CountedNotification, notifyCounted } from '../../platform/notify/notifyCounted.ts';
import { nearestUnsigned } from '../enrolments/unsignedAbove.ts';
import { findBinding, findMember, findPerson, type Person } from '../members/people.ts';
import { members } from '../members/schema.ts';
import { requireCurrentTerms, writeAcceptance } from '../members/terms.ts';

interface Registration {
  wallet: `0x${string}`;
  /** The sponsor named by ID, link or wallet; `''` for none. */
  upline: string;
  /** The accepted version of the terms; `null` for none yet. */
  termsVersion: string | null;
  /** The root wallet of every upline. */
  root: `0x${string}`;
  /** Returns the wallets among a sponsor and its upline that the registry has recorded. */
  knownAbove: (sponsor: `0x${string}`) => Promise<ReadonlySet<`0x${string}`>>;
  /** Counts a registration under a sponsor. Throws HttpFailure 429 above the limit. */
  count: (sponsor: `0x${string}`) => Promise<void>;
}

async function namedSponsor(db: Db, { wallet, upline }: Registration): Promise<`0x${string}` | null> {
  if (upline === '') return null;
  if (upline.replace(/^@\//, '').toLowerCase() === wallet) throw new HttpFailure(422, 'server.ownUpline');
  const sponsor = await findPerson(db, upline);
  if (sponsor === null) throw new HttpFailure(422, 'server.unknownUpline');
  return sponsor.wallet;
}

/**
 * A binding on chain overrides the named sponsor, except where the wallet named nobody and the
 * chain bound it to the root: the ledger stores no sponsor then.
 */
async function actualSponsor(
  db: Db,
  { wallet, root }: Registration,
  named: `0x${string}` | null,
): Promise<`0x${string}` | null> {
  const binding = await findBinding(db, wallet);
  if (binding === null || (named === null && binding.sponsor === root)) return named;
  return binding.sponsor;
}

/** Inserts a member with a new random ID. */
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
 * Notifies the sponsor of a new member. If the chain cannot record that sponsor yet, the
 * notification warns that the new member does not count yet, and the nearest member above whose
 * signature is missing receives the same warning.
 */
function notificationsOf(
  { name, wallet, sponsor }: Person,
  unsigned: `0x${string}` | null,
  at: Date,
): CountedNotification[] {
  if (sponsor === null) return [];
  const who = { name, wallet: getAddress(wallet) };
  const missing: CountedNotification[] =
    unsigned === null ? [] : [{ wallet: unsigned, facts: { kind: 'placeUnrecorded', ...who }, at }];
  if (unsigned === sponsor) return missing;
  const kind = unsigned === null ? 'referralJoined' : 'placeWaiting';
  return [{ wallet: sponsor, facts: { kind, ...who }, at }, ...missing];
}

/**
 * Registers a wallet as a member. Its sponsor is final: the one bound on chain, otherwise the one
 * it names. A wallet with events on chain keeps its history.
 * @throws HttpFailure 409 if it is registered already or accepts an outdated version of the terms.
 * @throws HttpFailure 422 if it names itself or an unknown person; 429 from `count`.
 */
export async function register(db: Db, registration: Registration): Promise<Person> {
  const { wallet, termsVersion, root } = registration;
  if (termsVersion !== null) requireCurrentTerms(termsVersion);
  // Reads the chain before it locks the ledger, since the chain may respond slowly.
  const above = await namedSponsor(db, registration);
  if (above !== null) await registration.count(above);
  const known = above === null ? new Set<`0x${string}`>() : await registration.knownAbove(above);
  return db.transaction(async (tx) => {
    const registeredBlock = await lockLedger(tx);
    if (await findMember(tx, { wallet })) throw new HttpFailure(409, 'server.alreadyRegistered');
    const named = await namedSponsor(tx, registration);
    const sponsor = await actualSponsor(tx, registration, named);
    const registeredAt = new Date();
    const member = await write(tx, { wallet, namedSponsor: named, sponsor, registeredBlock, registeredAt });
    if (termsVersion !== null) await writeAcceptance(tx, wallet, registeredAt);
    const unsigned = sponsor && (await nearestUnsigned(tx, { wallet: sponsor, root, known }));
    await notify(tx, [{ wallet, facts: { kind: 'welcome', memberId: member.id }, at: registeredAt }]);
    await notifyCounted(tx, notificationsOf(member, unsigned, registeredAt));
    return member;
  });
}
