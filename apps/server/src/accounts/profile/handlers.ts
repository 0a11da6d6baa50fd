import type { ReplyData } from '@upline/api/contract';
import { byProfileText, profileLinkOf, profileTextsOf, shownName, toDecimal } from '@upline/domain';
import { eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import { participationOf } from '../../ledger/pools/participationOf.ts';
import { type Incomes, readParticipations } from '../../ledger/pools/readParticipations.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { choosePhoto } from '../../uploads/choosePhoto.ts';
import { requireStillOpen } from '../auth/sessions.ts';
import { saveNameKeys } from '../members/nameKeys.ts';
import type { Person } from '../members/people.ts';
import { findPerson } from '../members/people.ts';
import { members } from '../members/schema.ts';
import { countReferrals } from '../referrals/referralList.ts';

function sumOf(incomes: readonly Incomes[]): Incomes {
  return incomes.reduce(
    (sum, { referral, level, loss, global }) => ({
      referral: sum.referral + referral,
      level: sum.level + level,
      loss: sum.loss + loss,
      global: sum.global + global,
    }),
    { referral: 0n, level: 0n, loss: 0n, global: 0n },
  );
}

/** A person's profile. Its totals are the sums of the listed participations. Spec §3. */
async function profileOf(db: Db, person: Person): Promise<ReplyData<'profile'>> {
  const [participations, totalReferrals] = await Promise.all([
    readParticipations(db, person.wallet),
    countReferrals(db, person.wallet),
  ]);
  const total = sumOf(participations.map(({ incomes }) => incomes));
  const provisional = sumOf(participations.map((one) => one.provisional));
  const products = participations.reduce((sum, { product }) => sum + product, 0n);
  return {
    id: person.id,
    ...profileTextsOf(person),
    photo: person.photo,
    walletId: getAddress(person.wallet),
    uplineId: checksummed(person.sponsor),
    profileLink: person.id && profileLinkOf(person.id),
    poolCount: new Set(participations.flatMap(({ index, position }) => (index === null ? [] : position)))
      .size,
    totalReferrals,
    energyTokens: Number(products / 1_000_000n),
    referralIncomes: toDecimal(total.referral),
    levelIncomes: toDecimal(total.level),
    lossIncomes: toDecimal(total.loss),
    globalIncomes: toDecimal(total.global),
    provisionalIncomes: {
      referral: toDecimal(provisional.referral),
      level: toDecimal(provisional.level),
      loss: toDecimal(provisional.loss),
      global: toDecimal(provisional.global),
    },
    poolParticipations: participations.map(participationOf),
  };
}

/** Shows profiles and changes the caller's own. Spec §7. */
export function profileHandlers({ db }: { db: Db }): Pick<Handlers, 'profile' | 'update'> {
  return {
    async profile({ params: { userId } }, { session: { wallet } }) {
      const person = await findPerson(db, userId);
      if (person === null) throw new HttpFailure(404, 'server.unknownMember');
      return profileOf(db, wallet === person.wallet ? person : { ...person, name: shownName(person.name) });
    },

    async update({ body: { photo, ...texts } }, { session }) {
      const { wallet } = session;
      return db.transaction(async (tx) => {
        const isOwn = eq(members.wallet, wallet);
        // Locked until the end: the second of two concurrent changes finds the photo set by the
        // first.
        const [member] = await tx.select().from(members).where(isOwn).for('update');
        if (member === undefined) throw new HttpFailure(401, 'server.signInAgain');
        // An erasure may have come first: it ends the sessions.
        await requireStillOpen(tx, session);
        const change = {
          ...byProfileText((text) => texts[text] ?? member[text]),
          photo:
            photo === undefined
              ? member.photo
              : await choosePhoto(tx, { wallet, url: photo, previous: member.photo }),
        };
        await tx.update(members).set(change).where(isOwn);
        if (change.name !== member.name) await saveNameKeys(tx, wallet, change.name);
        return { id: member.id, ...change };
      });
    },
  };
}
