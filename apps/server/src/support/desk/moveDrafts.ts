import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { replyDrafts } from '../scheduledReplies/schema.ts';
import type { MovedDraft } from '../tickets/schema.ts';
import type { LockedTicket } from '../tickets/ticketLocks.ts';

/** Separator between the texts of two drafts. */
const between = '\n\n';

type Draft = typeof replyDrafts.$inferSelect;

const isOf = ({ ticketId, author }: Pick<Draft, 'ticketId' | 'author'>) =>
  and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, author));

async function keep(tx: Tx, draft: Draft): Promise<void> {
  const { message, startedAt } = draft;
  await tx
    .insert(replyDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [replyDrafts.ticketId, replyDrafts.author],
      set: { message, startedAt },
    });
}

interface Move {
  from: LockedTicket;
  into: LockedTicket;
  at: Date;
}

/** Moves the drafts of one ticket to another, after the text of the same author's draft there. */
export async function moveDrafts(tx: Tx, { from, into, at }: Move): Promise<MovedDraft[]> {
  const moved = await tx.delete(replyDrafts).where(eq(replyDrafts.ticketId, from.id)).returning();
  for (const { author, message } of moved) {
    const [there] = await tx
      .select()
      .from(replyDrafts)
      .where(isOf({ ticketId: into.id, author }));
    const together = there ? there.message + between + message : message;
    await keep(tx, { ticketId: into.id, author, message: together, startedAt: at });
  }
  return moved.map(({ author, message }) => ({ author, length: message.length }));
}

/** Moves drafts back after an unmerge; drafts edited since stay. */
export async function giveDraftsBack(
  tx: Tx,
  { from, into, at }: Move,
  moved: readonly MovedDraft[],
): Promise<void> {
  for (const { author, length } of moved) {
    const there = isOf({ ticketId: into.id, author });
    const [draft] = await tx.select().from(replyDrafts).where(there);
    if (draft?.startedAt.getTime() !== at.getTime()) continue;
    const { message } = draft;
    const left = message.slice(0, Math.max(message.length - length - between.length, 0));
    if (left === '') await tx.delete(replyDrafts).where(there);
    else await tx.update(replyDrafts).set({ message: left }).where(there);
    await keep(tx, {
      ticketId: from.id,
      author,
      message: message.slice(message.length - length),
      startedAt: at,
    });
  }
}
