import type { ReplyData } from '@upline/api/contract';
import { profileLinkOf } from '@upline/domain';
import * as z from 'zod';
import { withChecksum } from '../../platform/http/checksummed.ts';
import { nameShown } from '../members/nameShown.ts';

export const walletColumn = z.templateLiteral(['0x', z.string()]);

/** A wallet with its member's ID, name and photo, or nulls without a member. */
export const personRow = z.object({
  wallet: walletColumn,
  id: z.string().nullable(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
});

export function treeNodeOf({
  wallet,
  id,
  name,
  photo,
}: z.output<typeof personRow>): NonNullable<ReplyData<'referralTree'>>['user'] {
  return {
    id: id ?? '',
    name: nameShown(name),
    walletId: withChecksum(wallet),
    photo: photo ?? '',
    profileLink: id === null ? '' : profileLinkOf(id),
  };
}
