import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { fromDecimal, lostIncomeFallback, type Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import type { Participation } from '../../pools/participation/participation.ts';
import { participationOf } from '../../pools/participation/participationOf.ts';
import type { Income, IncomeFigures } from './incomeKinds.ts';

/** A member's profile from the API, with amounts in units of 10⁻⁶. Spec §3. */
export interface Profile extends Omit<ReplyData<'profile'>, 'poolParticipations' | `${string}Incomes`> {
  incomes: IncomeFigures;
  participations: readonly Participation[];
}

function incomeOf(amount: string, provisional: string): Income {
  return { amount: fromDecimal(amount), provisional: fromDecimal(provisional) };
}

function profileOf(data: ReplyData<'profile'>): Profile {
  const { provisionalIncomes, lossIncomes } = data;
  return {
    ...data,
    incomes: {
      referral: incomeOf(data.referralIncomes, provisionalIncomes.referral),
      level: incomeOf(data.levelIncomes, provisionalIncomes.level),
      lost:
        lossIncomes === undefined
          ? { amount: lostIncomeFallback, provisional: 0n }
          : incomeOf(lossIncomes, provisionalIncomes.loss),
      global: incomeOf(data.globalIncomes, provisionalIncomes.global),
    },
    participations: data.poolParticipations.map(participationOf),
  };
}

/** The levels that a member owns. */
export function activatedIn({ participations }: Pick<Profile, 'participations'>): readonly Position[] {
  return participations.filter((pool) => pool.isActivated).map((pool) => pool.position);
}

/** Loads a member's profile, by member ID or wallet. @throws ApiError */
async function fetchProfile(client: Client, userId: string, signal?: AbortSignal): Promise<Profile> {
  const { data } = await client.call('profile', { params: { userId } }, { signal });
  return profileOf(data);
}

export function profileQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: [serverRoot, 'profile', userId],
    queryFn: ({ signal }) => fetchProfile(client, userId, signal),
    enabled: userId !== '',
  });
}

/** A member's profile. @param refetchInterval Milliseconds; `false` for never. */
export function useProfile(userId: string, refetchInterval: number | false = false) {
  const { client } = usePorts();
  return useQuery({ ...profileQuery(client, userId), refetchInterval });
}

/**
 * True if the member registered without a sponsor, so that the operator is the sponsor.
 * @param wallet `''` disables the query.
 */
export function useNamedNobody(wallet: string): boolean {
  return useProfile(wallet).data?.uplineId === '';
}
