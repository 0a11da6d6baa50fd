import { noTopic } from '@upline/domain';
import { conversations } from './conversations.ts';
import type { MockBackend } from './mockBackend.ts';
import { guidePdf, screenshotPng } from './sampleFiles.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const maximumTickets = 500;

/** Opens tickets in the mock backend's past, the newest five hours ago. */
export function openTickets(backend: MockBackend, count: number): void {
  const { tickets, uploads, wallet } = backend;
  if (count < 0 || count > maximumTickets) throw new RangeError(`Not ${count} tickets.`);
  const present = backend.now();
  const step = Math.min(3 * day + 95 * minute, (110 * day) / Math.max(1, count));

  for (let before = count - 1; before >= 0; before--) {
    const conversation = conversations[before % conversations.length];
    if (!conversation) continue;
    const [opening = '', ...replies] = conversation.messages;
    backend.advance(present.getTime() - 5 * 60 * minute - before * step - backend.now().getTime());
    const attachments = conversation.withScreenshot ? [uploads.add(wallet, screenshotPng())] : [];
    const { id } = tickets.create(wallet, {
      ...noTopic,
      subject: conversation.subject,
      message: opening,
      attachments,
    });
    for (const [index, text] of replies.entries()) {
      backend.advance(47 * minute);
      if (index % 2 === 1) tickets.reply(wallet, id, { message: text });
      else tickets.answer(id, text, conversation.withGuide ? [uploads.add('support', guidePdf())] : []);
    }
    if (conversation.isClosed) {
      backend.advance(20 * minute);
      tickets.close(id);
    }
    // Only the last message stays unread.
    if (before > 1) tickets.markRead(id);
  }
  backend.advance(present.getTime() - backend.now().getTime());
}
