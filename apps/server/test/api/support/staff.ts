import { ApiError } from '@upline/api';
import type { CallInput } from '@upline/api/contract';
import type { StaffRole } from '@upline/domain';
import { join, type Registered, register, signIn, type Visitor, visit } from '../../support/visitor.ts';
import type { Api } from './serveApi.ts';

/** The signed-in lead of the configuration; registers at the first sign-in. */
export async function joinStaff(api: Api): Promise<Visitor> {
  const staff = visit(api, api.lead);
  try {
    await signIn(staff);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await register(staff);
  }
  return staff;
}

export async function joinAs(api: Api, lead: Visitor, role: StaffRole): Promise<Registered> {
  const member = await join(api);
  await lead.ask('deskGrant', { wallet: member.account.address, role });
  return member;
}

/** A member, the lead and an agent. */
export async function joinDesk(api: Api) {
  const [member, lead] = [await join(api), await joinStaff(api)];
  return { member, lead, agent: await joinAs(api, lead, 'agent') };
}

/** A word that no other test uses. */
export const wordOf = ({ id }: Registered) => id.replace(/\W/g, '').toLowerCase();

export async function open(member: Visitor, subject = 'A question', message = 'How does it work?') {
  return (await member.ask('createTicket', { subject, message })).id;
}

export async function read(staff: Visitor, ticketId: string) {
  return (await staff.ask('deskTicket', { ticketId })).ticket;
}

/** A ticket as its member reads it. */
export async function own(member: Visitor, ticketId: string) {
  return (await member.ask('ticket', { ticketId })).ticket;
}

export const write = (member: Visitor, ticketId: string, message: string) =>
  member.ask('replyToTicket', { ticketId, message });

export const answer = (staff: Visitor, ticketId: string, message: string) =>
  staff.ask('deskReply', { ticketId, message });

/** Changes a ticket under its current version. */
export async function change(
  staff: Visitor,
  ticketId: string,
  asked: Omit<CallInput<'deskChange'>['body'], 'version'>,
) {
  const { version } = await read(staff, ticketId);
  return staff.ask('deskChange', { ticketId, version, ...asked });
}

export async function merge(staff: Visitor, ticketId: string, into: string) {
  const [version, intoVersion] = [(await read(staff, ticketId)).version, (await read(staff, into)).version];
  return staff.ask('deskMerge', { ticketId, version, into, intoVersion });
}

export async function timeline(staff: Visitor, ticketId: string) {
  return (await staff.ask('deskTimeline', { ticketId })).entries;
}

/** All pages of a list, by its cursor. */
export async function allPages<P extends { nextCursor: string | null }>(
  page: (at: { limit: number; cursor?: string }) => Promise<P>,
  limit = 1,
): Promise<P[]> {
  const pages: P[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const next = await page({ limit, ...(cursor && { cursor }) });
    pages.push(next);
    cursor = next.nextCursor;
  }
  return pages;
}
