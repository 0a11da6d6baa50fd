import { randomBytes } from 'node:crypto';
import { memberIdBytes, memberIdFrom } from '@upline/domain';
import { getAddress } from 'viem';
import { lockLedger } from '../../ledger/follower/checkpoint.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { type CountedNotice, notifyCounted } from '../../platform/notify/notifyCounted.ts';
import { findBinding, findMember, findPerson, type Person } from '../members/people.ts';
import { members } from '../members/schema.ts';
import { requireCurrentTerms, writeAcceptance } from '../members/terms.ts';
import { nearestUnsigned } from '../places/unsignedAbove.ts';

interface Registration {
  wallet: `0x${string}`;
  /** Whom the newcomer names by ID, link or wallet; nobody when empty. */
  upline: string;
  /** The version of the terms that they accepted, `null` for none yet. */
  termsVersion: string | null;
  /** The wallet at which every line of sponsors ends. */
  root: `0x${string}`;
  /** Whom of a sponsor and those above them the registry knows at this moment. */
  knownAbove: (sponsor: `0x${string}`) => Promise<ReadonlySet<`0x${string}`>>;
  /** Counts a registration under a sponsor. Throws HttpFailure 429 for one too many. */
  count: (sponsor: `0x${string}`) => Promise<void>;
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
 * The sponsor is told of a newcomer. Where the chain cannot be told of that sponsor yet, the notice warns that the
 * newcomer does not count yet; the nearest one above whose signature is missing is told the same.
 */
function noticesOf(
  { name, wallet, sponsor }: Person,
  unsigned: `0x${string}` | null,
  at: Date,
): CountedNotice[] {
  if (sponsor === null) return [];
  const who = { name, wallet: getAddress(wallet) };
  const missing: CountedNotice[] =
    unsigned === null ? [] : [{ wallet: unsigned, facts: { kind: 'placeUnrecorded', ...who }, at }];
  if (unsigned === sponsor) return missing;
  const kind = unsigned === null ? 'referralJoined' : 'placeWaiting';
  return [{ wallet: sponsor, facts: { kind, ...who }, at }, ...missing];
}

/**
 * Makes a wallet a member. Its sponsor is fixed from now on: the one that the chain has bound it to, else
 * the one it names. A wallet that the chain knew before keeps its history.
 * @throws HttpFailure 409 when it is registered or accepts other terms than those in force.
 * @throws HttpFailure 422 when it names itself, or somebody who is not known; 429 as `count` says.
 */
export async function register(db: Db, registration: Registration): Promise<Person> {
  const { wallet, termsVersion, root } = registration;
  if (termsVersion !== null) requireCurrentTerms(termsVersion);
  // Before the ledger is locked: the chain may take its time.
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
    await notifyCounted(tx, noticesOf(member, unsigned, registeredAt));
    return member;
  });
}
