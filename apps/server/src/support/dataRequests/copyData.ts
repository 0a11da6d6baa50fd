import type { DataFile } from '@upline/api/contract';
import { actsSeenByMember, attachmentName } from '@upline/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { getAddress } from 'viem';
import { sessions } from '../../accounts/auth/schema.ts';
import { enrolments } from '../../accounts/enrolments/schema.ts';
import { acceptedTerms, members } from '../../accounts/members/schema.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { uploads } from '../../uploads/schema.ts';
import { auditEntries } from '../audit/schema.ts';
import { ticketMessages, tickets } from '../tickets/schema.ts';

type Wallet = `0x${string}`;

async function profileOf(tx: Tx, wallet: Wallet): Promise<DataFile['profile']> {
  const [member] = await tx.select().from(members).where(eq(members.wallet, wallet));
  if (!member) throw new Error(`${wallet} asked for a copy and is no member.`);
  const accepted = await tx.select().from(acceptedTerms).where(eq(acceptedTerms.wallet, wallet));
  return {
    id: member.id,
    walletId: getAddress(wallet),
    name: member.name,
    photo: attachmentName(member.photo),
    uplineId: member.sponsor && getAddress(member.sponsor),
    registeredAt: member.registeredAt.toISOString(),
    acceptedTerms: accepted.map(({ version, at }) => ({ version, at: at.toISOString() })),
  };
}

async function ticketsOf(tx: Tx, wallet: Wallet): Promise<DataFile['tickets']> {
  const own = await tx.select().from(tickets).where(eq(tickets.wallet, wallet)).orderBy(asc(tickets.number));
  const written = await tx
    .select({ message: ticketMessages })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(eq(tickets.wallet, wallet))
    .orderBy(asc(ticketMessages.number));
  const byTicket = Map.groupBy(written, ({ message }) => message.ticketId);
  return own.map(({ id, subject, status, createdAt, transaction, rating }) => ({
    id,
    subject,
    status,
    createdAt: createdAt.toISOString(),
    transaction,
    rating,
    messages: (byTicket.get(id) ?? []).map(({ message }) => ({
      at: message.createdAt.toISOString(),
      from: message.isAdmin ? 'support' : 'member',
      message: message.message,
      files: message.attachments.map(attachmentName),
    })),
  }));
}

async function accessLogOf(tx: Tx, wallet: Wallet): Promise<DataFile['accessLog']> {
  const seen = await tx
    .select({
      number: auditEntries.number,
      hash: auditEntries.hash,
      at: auditEntries.at,
      act: auditEntries.act,
      staff: auditEntries.staff,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.member, wallet), inArray(auditEntries.act, [...actsSeenByMember])))
    .orderBy(asc(auditEntries.number));
  return seen.map(({ at, staff, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    staff: getAddress(staff),
  }));
}

async function placeOf(tx: Tx, wallet: Wallet): Promise<DataFile['place']> {
  const [signed] = await tx.select().from(enrolments).where(eq(enrolments.wallet, wallet));
  if (!signed) return null;
  const { sponsor, signature, deadline } = signed;
  return { uplineId: getAddress(sponsor), signature, deadline: String(deadline) };
}

/** All data stored about a member, except the ledger, which is a separate export. */
export async function copyData(tx: Tx, wallet: Wallet): Promise<DataFile> {
  const open = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.wallet, wallet))
    .orderBy(asc(sessions.createdAt));
  const told = await tx
    .select()
    .from(notifications)
    .where(eq(notifications.wallet, wallet))
    .orderBy(asc(notifications.number));
  const files = await tx
    .select()
    .from(uploads)
    .where(eq(uploads.owner, wallet))
    .orderBy(asc(uploads.createdAt));
  return {
    madeAt: new Date().toISOString(),
    profile: await profileOf(tx, wallet),
    sessions: open.map(({ userAgent, createdAt, lastUsedAt, expiresAt }) => ({
      browser: userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    notifications: told.map(({ at, kind, message, isRead, transaction }) => ({
      at: at.toISOString(),
      kind,
      message,
      isRead,
      transaction,
    })),
    tickets: await ticketsOf(tx, wallet),
    files: files.map(({ name, type, size, createdAt }) => ({
      name,
      type,
      size,
      createdAt: createdAt.toISOString(),
    })),
    accessLog: await accessLogOf(tx, wallet),
    place: await placeOf(tx, wallet),
  };
}
