import { maximumNameLength, messages, plainName, posesAsStaff } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { result, resultFailure, success, successFailure } from './envelope.ts';
import { fileUrl, money, nameOrId, walletOrNone, walletOut } from './fields.ts';
import { participation } from './participation.ts';
import { routes } from './routes.ts';

/** A member as they and others see them. Every total equals the sum of its lines in the ledger. Spec §3. */
const memberProfile = z.object({
  /** The member ID; `''` for a wallet that only the chain names. */
  id: z.string(),
  name: z.string(),
  photo: z.string(),
  walletId: walletOut,
  uplineId: walletOrNone,
  profileLink: z.string(),
  /** How many positions are activated. */
  poolCount: z.number().int(),
  totalReferrals: z.number().int(),
  energyTokens: z.number().int(),
  referralIncomes: money,
  levelIncomes: money,
  /** Always sent; optional so that a client can show what it does without it. */
  lossIncomes: money.optional(),
  globalIncomes: money,
  /** The part of each income whose blocks can still be replaced. */
  provisionalIncomes: z.object({ referral: money, level: money, loss: money, global: money }),
  poolParticipations: z.array(participation),
});

/** One member's profile, by member ID or wallet. */
export const profile = endpoint({
  route: routes.profile,
  summary: 'Read a member’s profile',
  params: z.object({ userId: nameOrId }),
  reply: result(memberProfile),
  failure: resultFailure,
  errors: [404],
});

/** A name as a member writes it; behind the edge it is plain, and `''` for none. Those of support are refused. */
const memberName = z
  .string()
  .transform(plainName)
  .pipe(
    z
      .string()
      .max(maximumNameLength)
      .refine((name) => !posesAsStaff(name), { error: messages['server.nameOfStaff'] }),
  )
  .meta({ override: { type: 'string', maxLength: maximumNameLength } });

/** Changes the caller's own name or photo; what is left out stays. */
export const update = endpoint({
  route: routes.update,
  summary: 'Change name or photo',
  body: z.object({
    name: memberName.optional(),
    /** The link of an own upload; `''` takes the photo away. */
    photo: z.union([fileUrl, z.literal('')]).optional(),
  }),
  reply: success(z.object({ id: z.string(), name: z.string(), photo: z.string() })),
  failure: successFailure,
  errors: [422],
});
