import type { ReplyData } from '@upline/api/contract';
import { profileLinkOf, shownName } from '@upline/domain';
import { getAddress } from 'viem';
import * as z from 'zod';

/** A column that holds a wallet. */
export const walletColumn = z.templateLiteral(['0x', z.string()]);

/** A wallet with what its member has written, as far as there is one. */
export const personRow = z.object({
  wallet: walletColumn,
  id: z.string().nullable(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
});

/** Somebody in a tree, as replies name them. */
export function treeNodeOf({
  wallet,
  id,
  name,
  photo,
}: z.output<typeof personRow>): NonNullable<ReplyData<'referralTree'>>['user'] {
  return {
    id: id ?? '',
    name: shownName(name),
    walletId: getAddress(wallet),
    photo: photo ?? '',
    profileLink: id === null ? '' : profileLinkOf(id),
  };
}
