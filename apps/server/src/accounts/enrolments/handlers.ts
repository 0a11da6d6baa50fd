import type { ReplyData } from '@upline/api/contract';
import { type Enrolment, enrolmentFault, isUpgraded, keySignature, trialSender } from '@upline/chain';
import {
  type EnrolmentState,
  enrolmentLifetime,
  enrolmentMargin,
  enrolmentRenewal,
  enrolmentTypedData,
  shownName,
} from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { type Address, getAddress, type Hex, hashTypedData } from 'viem';
import { getCode } from 'viem/actions';
import { isErc6492Signature } from 'viem/utils';
import * as z from 'zod';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { onChain } from '../../ledger/follower/onChain.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { Handlers, Session } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { notifyCounted } from '../../platform/notify/notifyCounted.ts';
import { findMember } from '../members/people.ts';
import { enrolmentQuestions, enrolments } from './schema.ts';
import { type EnrolmentStep, readSponsorChain, type SponsorChain } from './sponsorChain.ts';

interface Dependencies {
  db: Db;
  chain: ChainContext;
  /** Locks the caller until the transaction ends. Throws HttpFailure 401 if their session has ended. */
  lockSender: (tx: Tx, session: Pick<Session, 'wallet' | 'token'>) => Promise<void>;
}

const seconds = () => BigInt(Math.floor(Date.now() / 1000));

/**
 * Expiry of a signature given now, at midnight UTC: the same all day, so that repeated requests
 * yield the same text.
 */
function deadlineNow(): bigint {
  const day = 86_400n;
  return ((seconds() + BigInt(enrolmentLifetime)) / day) * day;
}

/** Stored signatures checked with the node per request; the others count as at their last check. */
const looksAtOnce = 4;

type Kept = EnrolmentStep['kept'];

function stateOf({ isBound, isTooFar, unsigned }: SponsorChain, holding: Kept): EnrolmentState {
  if (isBound) return 'recorded';
  const left = (holding?.deadline ?? 0n) - seconds();
  if (left <= BigInt(enrolmentMargin)) return 'unsigned';
  if (isTooFar) return 'far';
  if (unsigned.length > 0) return 'waiting';
  return left < BigInt(enrolmentRenewal) ? 'expiring' : 'signed';
}

function placeOf(line: SponsorChain, holding: Kept): ReplyData<'place'> {
  return {
    state: stateOf(line, holding),
    sponsor: getAddress(line.registered),
    deadline: deadlineNow().toString(),
    signedUntil: holding ? new Date(Number(holding.deadline) * 1000).toISOString() : null,
    waitingFor: checksummed(line.unsigned[0] ?? null),
  };
}

/** Notifies the members who requested this member's signature. */
async function answerQuestions(tx: Tx, wallet: Address, at: Date): Promise<void> {
  const isOf = eq(enrolmentQuestions.wallet, wallet);
  const askers = await tx
    .delete(enrolmentQuestions)
    .where(isOf)
    .returning({ wallet: enrolmentQuestions.asker });
  if (askers.length === 0) return;
  const name = shownName((await findMember(tx, { wallet }))?.name);
  const facts = { kind: 'placeSigned', name, wallet: getAddress(wallet) } as const;
  await notify(
    tx,
    askers.map((asker) => ({ wallet: asker.wallet, facts, at })),
  );
}

/** Members' enrolments until the chain has recorded them. Spec §7. */
export function enrolmentHandlers(
  parts: Dependencies,
): Pick<Handlers, 'place' | 'signPlace' | 'askForPlace'> {
  const { db, chain, lockSender } = parts;
  const { client, deployment } = chain;

  const lineOf = (wallet: Address) => onChain(readSponsorChain(parts, wallet));

  const faultOf = (enrolment: Enrolment) => onChain(enrolmentFault(client, deployment.registry, enrolment));

  /**
   * The members whose signatures the registry refuses, among the nearest few. Refused signatures
   * stay stored, since they may become valid again.
   */
  async function withdrawnIn({ enrolments: line }: SponsorChain): Promise<Address[]> {
    const nearest = line.slice(-looksAtOnce);
    if (nearest.length === 0) return [];
    const sender = await onChain(trialSender(client));
    const faults = await Promise.all(
      nearest.map((one) => onChain(enrolmentFault(client, deployment.registry, one, sender))),
    );
    return nearest.filter((_, index) => faults[index] !== null).map((one) => one.member);
  }

  /**
   * The reason why the registry refuses a signature. @param isOfKey True if the wallet's own key
   * signed.
   */
  async function reasonAgainst(wallet: Address, signature: Hex, isOfKey: boolean) {
    if (!isOfKey && !isErc6492Signature(signature)) return 'server.wrongSignature';
    // The registry calls the account's code instead of checking its key (EIP-7702), and the code
    // does not accept the key's signature.
    if (isOfKey)
      return (await onChain(isUpgraded(client, wallet))) ? 'server.walletUpgraded' : 'server.wrongSignature';
    const code = await onChain(getCode(client, { address: wallet }));
    return code ? 'server.wrongSignature' : 'server.walletNotDeployed';
  }

  /**
   * The caller's enrolment, checked with the registry now: a wallet may have revoked its signature.
   */
  async function ownPlace(wallet: Address): Promise<ReplyData<'place'>> {
    const line = await lineOf(wallet);
    const { kept = null, sponsor = line.registered } = line.own ?? {};
    if (kept === null) return placeOf(line, null);
    const fault = await faultOf({ member: wallet, sponsor, ...kept });
    if (fault === null) return placeOf(line, kept);
    const place = placeOf(line, null);
    if (fault === 'expired' || place.state !== 'unsigned') return place;
    return { ...place, lapse: (await onChain(isUpgraded(client, wallet))) ? 'upgraded' : 'withdrawn' };
  }

  return {
    place: (_input, { session: { wallet } }) => ownPlace(wallet),

    async signPlace({ body: { sponsor, deadline: end, signature: given } }, { session }) {
      const { wallet } = session;
      const deadline = BigInt(end);
      const line = await lineOf(wallet);
      // The registry has recorded the member; no signature is needed.
      if (line.isBound) return placeOf(line, null);
      if (sponsor !== line.registered.toLowerCase()) throw new HttpFailure(422, 'server.otherSponsor');
      if (deadline < seconds() + BigInt(enrolmentRenewal)) {
        throw new HttpFailure(422, 'server.signatureTooShort');
      }
      // Allows a day, since the page may have loaded its deadline yesterday.
      if (deadline > deadlineNow() + 86_400n) throw new HttpFailure(422, 'server.signatureTooLong');
      const text = { member: wallet, sponsor, deadline };
      const signed = hashTypedData(enrolmentTypedData(deployment.registry, text));
      const ofKey = await keySignature({ signature: given, signed }, wallet);
      const signature = ofKey ?? given;
      // The registry itself checks the signature.
      if (await faultOf({ ...text, signature })) {
        throw new HttpFailure(422, await reasonAgainst(wallet, signature, ofKey !== null));
      }
      const kept = { sponsor, deadline, signature, remindedAt: null, checkedAt: new Date(), lapsedAt: null };
      await db.transaction(async (tx) => {
        await lockSender(tx, session);
        await tx
          .insert(enrolments)
          .values({ wallet, ...kept })
          .onConflictDoUpdate({ target: enrolments.wallet, set: kept });
        await answerQuestions(tx, wallet, kept.checkedAt);
      });
      return ownPlace(wallet);
    },

    async askForPlace(_input, { session }) {
      const { wallet } = session;
      const line = await lineOf(wallet);
      const unsigned = [...(await withdrawnIn(line)), ...line.unsigned];
      const at = new Date();
      const asked = await db.transaction(async (tx) => {
        // The chain may answer slowly: by then an erasure may have ended the session.
        await lockSender(tx, session);
        const fresh = await rows(
          tx,
          sql`
            insert into place_question (asker, wallet, at)
            select ${wallet}, above.wallet, ${at.toISOString()}::timestamptz
            from json_array_elements_text(${JSON.stringify(unsigned)}::json) as above (wallet)
            on conflict (asker, wallet) do update set at = excluded.at
            where place_question.at < excluded.at - interval '1 day'
            returning wallet`,
          z.object({ wallet: z.templateLiteral(['0x', z.string()]) }),
        );
        const name = shownName((await findMember(tx, { wallet }))?.name);
        const facts = { kind: 'placeAsked', name, wallet: getAddress(wallet) } as const;
        await notifyCounted(
          tx,
          fresh.map((row) => ({ wallet: row.wallet, facts, at })),
        );
        return fresh;
      });
      return { asked: asked.map((row) => getAddress(row.wallet)) };
    },
  };
}
