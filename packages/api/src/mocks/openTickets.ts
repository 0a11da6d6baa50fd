import { noTopic } from '@upline/domain';
import { conversations } from './conversations.ts';
import { guidePdf, screenshotPng } from './sampleFiles.ts';
import type { World } from './world.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const maximumTickets = 500;

/** Opens tickets in the world's past, the newest five hours ago. */
export function openTickets(world: World, count: number): void {
  const { tickets, uploads, wallet } = world;
  if (count < 0 || count > maximumTickets) throw new RangeError(`Not ${count} tickets.`);
  const present = world.now();
  const step = Math.min(3 * day + 95 * minute, (110 * day) / Math.max(1, count));

  for (let before = count - 1; before >= 0; before--) {
    const conversation = conversations[before % conversations.length];
    if (!conversation) continue;
    const [opening = '', ...replies] = conversation.messages;
    world.advance(present.getTime() - 5 * 60 * minute - before * step - world.now().getTime());
    const attachments = conversation.withScreenshot ? [uploads.add(wallet, screenshotPng())] : [];
    const { id } = tickets.create(wallet, {
      ...noTopic,
      subject: conversation.subject,
      message: opening,
      attachments,
    });
    for (const [index, text] of replies.entries()) {
      world.advance(47 * minute);
      if (index % 2 === 1) tickets.reply(wallet, id, { message: text });
      else tickets.answer(id, text, conversation.withGuide ? [uploads.add('support', guidePdf())] : []);
    }
    if (conversation.isClosed) {
      world.advance(20 * minute);
      tickets.close(id);
    }
    // Only the last message stays unread.
    if (before > 1) tickets.markRead(id);
  }
  world.advance(present.getTime() - world.now().getTime());
}
