import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, listQuery, walletIn, walletOut } from './fields.ts';
import { routes } from './routes.ts';

/** One direct referral. `date` and `time` are the spec's two fields of `joinedAt`, in UTC. Spec §3. */
const referral = z.object({
  id: z.string(),
  name: z.string(),
  walletId: walletOut,
  photo: z.string(),
  date: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d:\d\d$/),
  joinedAt: instant,
});

/** The members who registered under a wallet, newest first; searched by the start of their wallet. */
export const referrals = endpoint({
  route: routes.referrals,
  summary: 'List direct referrals',
  params: z.object({ wallet: walletIn }),
  query: listQuery,
  reply: success(
    z.object({
      referrals: z.array(referral),
      pagination: z.object({
        currentPage: z.number().int(),
        totalPages: z.number().int(),
        totalReferrals: z.number().int(),
        totalCount: z.number().int(),
      }),
    }),
  ),
  failure: successFailure,
});
