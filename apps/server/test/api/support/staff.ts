import { ApiError } from '@upline/api';
import type { StaffRole } from '@upline/domain';
import type { Api } from './serveApi.ts';
import { join, type Registered, registerVisitor, signIn, type Visitor, visit } from './visitor.ts';

/** A signed-in staff member; registers at the first sign-in. */
export async function joinStaff(api: Api): Promise<Visitor> {
  const staff = await visit(api, await api.staffSigner());
  try {
    await signIn(staff);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await registerVisitor(staff);
  }
  return staff;
}

/** Replies to a ticket as support. @returns The message. */
export async function answer({ client }: Visitor, ticketId: string, message: string) {
  return (await client.call('deskReply', { params: { ticketId }, body: { message } })).data;
}

export async function grant({ client }: Visitor, wallet: string, role: StaffRole) {
  return (await client.call('deskGrant', { body: { wallet, role } })).data;
}

export async function joinAs(api: Api, lead: Visitor, role: StaffRole): Promise<Registered> {
  const member = await join(api);
  await grant(lead, member.account.walletId, role);
  return member;
}
