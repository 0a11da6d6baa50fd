import type { ReplyData } from '@upline/api/contract';
import { profileLinkOf, profileTextsOf, toDecimal } from '@upline/domain';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import { checksummed } from '../http/checksummed.ts';
import type { Person } from '../members/people.ts';
import { participationOf } from '../pools/participationOf.ts';
import { type Incomes, readParticipations } from '../pools/readParticipations.ts';
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

/** A person's profile. Its totals are the sums of the participations that it lists. Spec §3. */
export async function profileOf(db: Db, person: Person): Promise<ReplyData<'profile'>> {
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
