import {
  byProfileText,
  leadsElsewhere,
  messages,
  type ProfileText,
  plainName,
  posesAsStaff,
} from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { result, resultFailure, success, successFailure } from './envelope.ts';
import { fileUrl, money, nameOrId, walletOrNone, walletOut } from './fields.ts';
import { participation } from './participation.ts';
import { routes } from './routes.ts';

/**
 * A member's profile, for the member and others. Every total is the sum of its rows in the ledger.
 * Spec §3.
 */
const memberProfile = z.object({
  /** The member ID; `''` if the wallet is not registered. */
  id: z.string(),
  ...byProfileText(() => z.string()),
  photo: z.string(),
  walletId: walletOut,
  uplineId: walletOrNone,
  profileLink: z.string(),
  poolCount: z.number().int(),
  totalReferrals: z.number().int(),
  energyTokens: z.number().int(),
  referralIncomes: money,
  levelIncomes: money,
  /** Always sent; optional so that clients can be tested without it. */
  lossIncomes: money.optional(),
  globalIncomes: money,
  /** The part of each income whose blocks can still be replaced. */
  provisionalIncomes: z.object({ referral: money, level: money, loss: money, global: money }),
  poolParticipations: z.array(participation),
});

const profile = endpoint({
  route: routes.profile,
  summary: 'Read a member’s profile',
  description: 'One member’s profile, by member ID or wallet.',
  params: z.object({ userId: nameOrId }),
  reply: result(memberProfile),
  failure: resultFailure,
  errors: [404],
});

/** A profile text as input; normalised, `''` for none. A name that poses as support is refused. */
function written(text: ProfileText, maximum: number) {
  return z
    .string()
    .transform(plainName)
    .pipe(
      z
        .string()
        .max(maximum)
        .refine((plain) => text !== 'name' || !posesAsStaff(plain), {
          error: messages['server.nameOfStaff'],
        })
        .refine((plain) => text !== 'name' || !leadsElsewhere(plain), {
          error: messages['server.nameLeads'],
        }),
    )
    .meta({ override: { type: 'string', maxLength: maximum } });
}

const update = endpoint({
  route: routes.update,
  summary: 'Change name or photo',
  description: 'Changes what the caller has written of themselves, or their photo; what is left out stays.',
  body: z.object({
    ...byProfileText((text, maximum) => written(text, maximum).optional()),
    /** The link of an own upload; `''` removes the photo. */
    photo: z.union([fileUrl, z.literal('')]).optional(),
  }),
  reply: success(z.object({ id: z.string(), ...byProfileText(() => z.string()), photo: z.string() })),
  failure: successFailure,
  errors: [422],
});

export const membersCalls = { profile, update };
