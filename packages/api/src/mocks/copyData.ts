import { actsSeenByMember, attachmentName } from '@upline/domain';
import type { DataFile } from '../dataFile.ts';
import type { Member } from './members.ts';
import type { World } from './world.ts';

/** The copy of a member's data in a mocked world. */
export function copyData(world: World, member: Member): DataFile {
  const { wallet, sponsor, id, name, photo, joinedAt } = member;
  const { signIn, notifications, tickets, uploads, audit, places, display } = world;
  const signed = places.of(wallet);
  const seen: readonly string[] = actsSeenByMember;
  return {
    madeAt: world.now().toISOString(),
    profile: {
      id,
      walletId: display(wallet),
      name,
      photo: attachmentName(photo),
      uplineId: sponsor && display(sponsor),
      registeredAt: joinedAt.toISOString(),
      acceptedTerms: world
        .acceptedTerms(wallet)
        .map(({ version, at }) => ({ version, at: at.toISOString() })),
    },
    sessions: signIn.of(wallet).map(({ userAgent, createdAt, lastUsedAt, expiresAt }) => ({
      browser: userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    notifications: notifications
      .of(wallet)
      .toReversed()
      .map(({ at, kind, message, isRead, transaction }) => ({
        at: at.toISOString(),
        kind,
        message,
        isRead,
        transaction,
      })),
    tickets: tickets
      .all()
      .filter((ticket) => ticket.wallet === wallet)
      .toSorted((one, other) => one.number - other.number)
      .map((ticket) => ({
        id: ticket.id,
        subject: ticket.subject,
        status: ticket.status,
        createdAt: ticket.createdAt.toISOString(),
        transaction: ticket.transaction?.hash ?? null,
        rating: ticket.rating,
        messages: ticket.messages.map((message) => ({
          at: message.createdAt.toISOString(),
          from: message.isAdmin ? 'support' : 'member',
          message: message.message,
          files: message.attachments.map(attachmentName),
        })),
      })),
    files: uploads.of(wallet).flatMap((path) => {
      const file = uploads.find(path);
      const createdAt = world.now().toISOString();
      return file ? [{ name: file.name, type: file.type, size: file.bytes.length, createdAt }] : [];
    }),
    accessLog: audit.entries
      .filter((entry) => entry.member === wallet && seen.includes(entry.act))
      .map(({ number, hash, at, act, staff }) => ({
        number,
        hash,
        at: at.toISOString(),
        act,
        staff: display(staff),
      })),
    place: signed
      ? {
          uplineId: display(signed.sponsor),
          signature: signed.signature,
          deadline: String(signed.deadline),
        }
      : null,
  };
}
