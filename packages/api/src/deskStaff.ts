import { staffAreas } from '@upline/domain';
import * as z from 'zod';
import { staffRole, who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, walletIn } from './fields.ts';
import { routes } from './routes.ts';

const roles = z.array(staffRole);

/** A staff member. Roles of wallets in the server's configuration cannot be withdrawn. */
const colleague = who.extend({
  roles,
  isFixed: z.boolean(),
  /** The time and the author of each role granted by a lead, in the order of `roles`. */
  grants: z.array(z.object({ role: staffRole, at: instant, by: who })),
});

const deskMe = endpoint({
  route: routes.deskMe,
  summary: 'Who I am at the desk',
  description: 'Who the caller is to the staff, and until when.',
  reply: success(who.extend({ roles, areas: z.array(z.enum(staffAreas)), sessionEndsAt: instant })),
  failure: successFailure,
});

const deskStaff = endpoint({
  route: routes.deskStaff,
  summary: 'List the staff',
  description: 'Everybody who has a role, by name.',
  reply: success(z.array(colleague)),
  failure: successFailure,
});

const deskGrant = endpoint({
  route: routes.deskGrant,
  summary: 'Grant a role',
  description:
    'Gives a wallet a role; one that it has stays. Its sessions end as those of the staff do from then ' +
    'on.',
  body: z.object({ wallet: walletIn, role: staffRole }),
  reply: success(colleague),
  failure: successFailure,
});

const deskWithdraw = endpoint({
  route: routes.deskWithdraw,
  summary: 'Withdraw a role',
  description:
    'Takes a role from a wallet; one that it has not changes nothing. The last lead stays one: 409.',
  params: z.object({ wallet: walletIn, role: staffRole }),
  reply: success(colleague),
  failure: successFailure,
  errors: [409],
});

const deskStaffLog = endpoint({
  route: routes.deskStaffLog,
  summary: 'List what became of roles',
  description: 'Which roles were granted and withdrawn by whom, the newest 200, newest first.',
  reply: success(
    z.array(
      z.object({
        number: z.number().int(),
        who,
        role: staffRole,
        change: z.enum(['granted', 'withdrawn']),
        by: who,
        at: instant,
      }),
    ),
  ),
  failure: successFailure,
});

export const deskStaffCalls = { deskMe, deskStaff, deskGrant, deskWithdraw, deskStaffLog };
