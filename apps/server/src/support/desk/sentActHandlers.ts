import { randomUUIDv7 } from 'node:crypto';
import { actValues, type ReplyData } from '@upline/api/contract';
import { callHash, fingerprint } from '@upline/chain';
import { type ActValues, actForm, chainId } from '@upline/domain';
import { desc, eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { sentCalls, waitingActs } from '../announcements/schema.ts';
import { record } from '../audit/record.ts';
import { namesOf } from './people.ts';

type SentActHandlers = Pick<Handlers, 'deskRecordAct' | 'deskSentActs' | 'deskWaitingActs' | 'deskGiveUpAct'>;

/** Maximum number of sent calls compared with the chain. */
const sentAtOnce = 500;

/** Maximum number of acts that wait for signers in a list. */
const waitingAtOnce = 100;

type WaitingAct = typeof waitingActs.$inferSelect;

/** The stored values, or none if the form of this release has other fields. */
function valuesOf({ act, values }: WaitingAct): ActValues {
  const { success, data } = actValues.safeParse(values);
  const fields: readonly string[] = actForm(act).fields;
  return success && Object.keys(data).every((field) => fields.includes(field)) ? data : {};
}

/** The acts that left the staff app, and those that wait for signers elsewhere. */
export function sentActHandlers({ db }: { db: Db }): SentActHandlers {
  return {
    async deskRecordAct({ body: { act, way, actor, calls: given, values, nonce } }, { session }) {
      const { wallet } = session;
      const calls = given.map(({ contract, data }) => ({ to: contract, data }));
      const of = { sending: randomUUIDv7(), act, way, staff: wallet, at: new Date() };
      const named = calls.map((call) => ({ contract: call.to, callHash: callHash(chainId, call) }));
      const short = fingerprint({ chainId, actor, calls });
      await db.transaction(async (tx) => {
        await tx.insert(sentCalls).values(named.map((call) => ({ ...of, ...call })));
        if (way === 'file') {
          const { staff, at } = of;
          const inFile = { act, values, actor, nonce: nonce === null ? null : BigInt(nonce), calls: given };
          const waiting = { id: randomUUIDv7(), ...inFile, staff, at };
          await tx
            .insert(waitingActs)
            .values({ ...waiting, fingerprint: short })
            .onConflictDoUpdate({ target: waitingActs.fingerprint, set: waiting });
        }
        const sent = { act, way, fingerprint: short, values };
        await record(tx, { staff: wallet, act: 'sendAct', details: { sent } });
        await session.requireStill(tx);
      });
      return null;
    },

    async deskSentActs() {
      const found = await db
        .select()
        .from(sentCalls)
        .orderBy(desc(sentCalls.id))
        .limit(sentAtOnce + 1);
      // Drops an act whose calls do not all fit into the limit.
      const cut = found[sentAtOnce]?.sending;
      const whole = found.filter(({ sending }) => sending !== cut);
      const nameOf = await namesOf(
        db,
        whole.map(({ staff }) => staff),
      );
      const acts = new Map<string, ReplyData<'deskSentActs'>['acts'][number]>();
      for (const { sending, act, way, staff, at, contract, callHash } of whole) {
        const one = acts.get(sending) ?? { act, way, who: nameOf(staff), at: at.toISOString(), calls: [] };
        one.calls.push({ contract: getAddress(contract), callHash });
        acts.set(sending, one);
      }
      const oldest = cut === undefined ? undefined : whole.at(-1);
      return { acts: [...acts.values()], since: oldest?.at.toISOString() ?? null };
    },

    async deskWaitingActs() {
      const found = await db.select().from(waitingActs).orderBy(desc(waitingActs.id)).limit(waitingAtOnce);
      const nameOf = await namesOf(
        db,
        found.map(({ staff }) => staff),
      );
      return {
        acts: found.map((waiting) => ({
          id: waiting.id,
          act: waiting.act,
          values: valuesOf(waiting),
          actor: getAddress(waiting.actor),
          nonce: waiting.nonce === null ? null : `${waiting.nonce}`,
          fingerprint: waiting.fingerprint,
          who: nameOf(waiting.staff),
          at: waiting.at.toISOString(),
          calls: waiting.calls.map(({ contract, data }) => ({ contract: getAddress(contract), data })),
        })),
      };
    },

    async deskGiveUpAct({ params: { actId } }, { session }) {
      const { wallet } = session;
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(waitingActs).where(eq(waitingActs.id, actId)).returning();
        if (gone === undefined) throw new HttpFailure(404, 'server.notFound');
        const { act, fingerprint: short, values } = gone;
        const sent = { act, way: 'file' as const, fingerprint: short, values };
        await record(tx, { staff: wallet, act: 'giveUpAct', details: { sent } });
        await session.requireStill(tx);
      });
      return null;
    },
  };
}
