import { randomBytes } from 'node:crypto';
import { memberIdBytes, memberIdFrom } from '@upline/domain';
import type { Db } from '../db/openDb.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { holdLedger } from '../ledger/checkpoint.ts';
import { findBinding, findMember, findPerson, type Person } from './people.ts';
import { members } from './schema.ts';

interface Registration {
  wallet: `0x${string}`;
  /** Whom the newcomer names by ID, link or wallet; nobody when empty. */
  upline: string;
  termsVersion: string | null;
}

async function namedSponsor(db: Db, { wallet, upline }: Registration): Promise<`0x${string}` | null> {
  if (upline === '') return null;
  if (upline.replace(/^@\//, '').toLowerCase() === wallet) throw new HttpFailure(422, 'server.ownUpline');
  const sponsor = await findPerson(db, upline);
  if (sponsor === null) throw new HttpFailure(422, 'server.unknownUpline');
  return sponsor.wallet;
}

/**
 * Makes a wallet a member. Its sponsor is fixed from now on: the one that the chain has bound it to, else
 * the one it names. A wallet that the chain knew before keeps its history.
 * @throws HttpFailure 409 when it is registered, 422 when it names itself or nobody known.
 */
export function register(db: Db, registration: Registration): Promise<Person> {
  const { wallet, termsVersion } = registration;
  return db.transaction(async (tx) => {
    await holdLedger(tx);
    if (await findMember(tx, { wallet })) throw new HttpFailure(409, 'server.alreadyRegistered');
    const named = await namedSponsor(tx, registration);
    const binding = await findBinding(tx, wallet);
    const [member] = await tx
      .insert(members)
      .values({
        id: memberIdFrom(randomBytes(memberIdBytes)),
        wallet,
        namedSponsor: named,
        sponsor: binding ? binding.sponsor : named,
        termsVersion,
        registeredAt: new Date(),
      })
      .onConflictDoNothing({ target: members.wallet })
      .returning();
    if (member === undefined) throw new HttpFailure(409, 'server.alreadyRegistered');
    return member;
  });
}
