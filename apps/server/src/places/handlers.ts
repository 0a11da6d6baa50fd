import type { ReplyData } from '@upline/api/contract';
import { enrolmentFault } from '@upline/chain';
import { enrolmentLifetime, enrolmentRenewal, type PlaceState } from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import { type Address, BaseError, getAddress } from 'viem';
import { getCode } from 'viem/actions';
import { isErc6492Signature } from 'viem/utils';
import * as z from 'zod';
import type { Db } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { ChainContext } from '../ledger/chainContext.ts';
import { checksummed } from '../members/checksummed.ts';
import { findMember } from '../members/people.ts';
import { tell } from '../notifications/tell.ts';
import { type PlaceLine, readPlaceLine } from './placeLine.ts';
import { enrolments } from './schema.ts';

interface Parts {
  db: Db;
  chain: ChainContext;
}

const seconds = () => BigInt(Math.floor(Date.now() / 1000));

/** The end of a signature that is given now, at midnight: the same all day, so that two asked for alike are alike. */
function deadlineNow(): bigint {
  const day = 86_400n;
  return ((seconds() + BigInt(enrolmentLifetime)) / day) * day;
}

function stateOf({ isBound, own, unsigned }: PlaceLine): PlaceState {
  if (isBound) return 'recorded';
  const left = (own?.kept?.deadline ?? 0n) - seconds();
  if (left <= 0n) return 'unsigned';
  if (unsigned.length > 0) return 'waiting';
  return left < BigInt(enrolmentRenewal) ? 'expiring' : 'signed';
}

function placeOf(line: PlaceLine): ReplyData<'place'> {
  const kept = line.own?.kept;
  return {
    state: stateOf(line),
    sponsor: getAddress(line.registered),
    deadline: deadlineNow().toString(),
    signedUntil: kept ? new Date(Number(kept.deadline) * 1000).toISOString() : null,
    waitingFor: checksummed(line.unsigned[0] ?? null),
  };
}

/** Members' places in the line of sponsors, as long as the chain does not have them. Spec §7. */
export function placeHandlers(parts: Parts): Pick<Handlers, 'place' | 'signPlace' | 'askForPlace'> {
  const { db, chain } = parts;
  const { client, deployment } = chain;

  /** @throws HttpFailure 503 when the chain does not answer. */
  function onChain<T>(asked: Promise<T>): Promise<T> {
    return asked.catch((cause: unknown) => {
      if (!(cause instanceof BaseError)) throw cause;
      throw new HttpFailure(503, 'server.chainDown', { cause });
    });
  }

  const lineOf = (wallet: Address) => onChain(readPlaceLine(parts, wallet));

  /** Forgets the signatures of a line that the registry would not take any more. @returns Whose they were. */
  async function forgetUseless(line: PlaceLine): Promise<Address[]> {
    const faults = await onChain(
      Promise.all(line.enrolments.map((one) => enrolmentFault(client, deployment.registry, one))),
    );
    const useless = line.enrolments.filter((_, index) => faults[index] !== null).map((one) => one.member);
    for (const one of useless) await db.delete(enrolments).where(eq(enrolments.wallet, one));
    return useless;
  }

  return {
    place: async (_input, { session: { wallet } }) => placeOf(await lineOf(wallet)),

    async signPlace({ body: { sponsor, deadline: text, signature } }, { session: { wallet } }) {
      const deadline = BigInt(text);
      const line = await lineOf(wallet);
      // Nothing is left to sign for.
      if (line.isBound) return placeOf(line);
      if (sponsor !== line.registered.toLowerCase()) throw new HttpFailure(422, 'server.otherSponsor');
      if (deadline < seconds() + BigInt(enrolmentRenewal)) {
        throw new HttpFailure(422, 'server.signatureTooShort');
      }
      const enrolment = { member: wallet, sponsor, deadline, signature };
      // The registry is asked itself: what it would not take is of no use to anybody.
      if (await onChain(enrolmentFault(client, deployment.registry, enrolment))) {
        const isUndeployed =
          isErc6492Signature(signature) && !(await onChain(getCode(client, { address: wallet })));
        throw new HttpFailure(422, isUndeployed ? 'server.walletNotDeployed' : 'server.wrongSignature');
      }
      const kept = { sponsor, deadline, signature, remindedAt: null };
      await db
        .insert(enrolments)
        .values({ wallet, ...kept })
        .onConflictDoUpdate({ target: enrolments.wallet, set: kept });
      return placeOf(await lineOf(wallet));
    },

    async askForPlace(_input, { session: { wallet } }) {
      const line = await lineOf(wallet);
      const unsigned = [...(await forgetUseless(line)), ...line.unsigned];
      const at = new Date();
      const asked = await db.transaction(async (tx) => {
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
        const name = (await findMember(tx, { wallet }))?.name ?? '';
        const facts = { kind: 'placeAsked', name, wallet: getAddress(wallet) } as const;
        await tell(
          tx,
          fresh.map((row) => ({ wallet: row.wallet, facts, at })),
        );
        return fresh;
      });
      return { asked: asked.map((row) => getAddress(row.wallet)) };
    },
  };
}
