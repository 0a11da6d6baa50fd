import type { ReplyData } from '@upline/api/contract';
import { byItself, ownName } from '@upline/domain';
import { inArray } from 'drizzle-orm';
import { nameShown } from '../../accounts/members/nameShown.ts';
import { members } from '../../accounts/members/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { withChecksum } from '../../platform/http/checksummed.ts';

type Who = ReplyData<'deskTicket'>['ticket']['member'];

/** Looks up a person by wallet. */
export type Naming = (wallet: `0x${string}`) => Who;

/** Loads the members of wallets with one query. A wallet without a member has no ID and no name. */
export async function namesOf(db: Db, wallets: Iterable<`0x${string}` | null>): Promise<Naming> {
  const asked = [...new Set(wallets)].filter((wallet) => wallet !== null);
  const { id, wallet, name, photo } = members;
  const found =
    asked.length === 0
      ? []
      : await db.select({ id, wallet, name, photo }).from(members).where(inArray(wallet, asked));
  const byWallet = new Map(found.map((member) => [member.wallet, member]));
  return (one) => {
    const member = byWallet.get(one);
    return {
      id: member?.id ?? '',
      name: one === byItself ? ownName : nameShown(member?.name),
      walletId: withChecksum(one),
      photo: member?.photo ?? '',
    };
  };
}
