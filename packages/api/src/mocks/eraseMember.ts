import { erasedText, noProfileTexts } from '@upline/domain';
import type { World } from './world.ts';

/** Erases the same data of a member as the server does. */
export function eraseMember(world: World, wallet: string): void {
  const { tickets, outbox, presence, uploads, notifications, signIn, dataRequests } = world;
  world.update(wallet, { ...noProfileTexts, photo: '' });
  for (const ticket of tickets.all().filter((one) => one.wallet === wallet)) {
    ticket.subject = erasedText;
    outbox.drop(ticket.id);
    presence.dropDrafts(ticket.id);
    for (const note of ticket.notes) note.mentions = [];
    for (const written of [...ticket.messages, ...ticket.notes]) {
      for (const path of written.attachments) uploads.remove(path);
      Object.assign(written, { message: erasedText, attachments: [] });
    }
  }
  for (const path of uploads.of(wallet)) uploads.remove(path);
  notifications.keepNewest(wallet, 0);
  for (const request of dataRequests.of(wallet)) Object.assign(request, { file: null, fileUntil: null });
  for (const { token } of signIn.of(wallet)) signIn.close(token);
}
