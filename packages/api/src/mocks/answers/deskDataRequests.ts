import { noProfileTexts, utcDate } from '@upline/domain';
import type { DataFile } from '../../dataFile.ts';
import type { Answers } from '../call.ts';
import type { MockDataRequest } from '../dataRequests.ts';
import type { Member } from '../members.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { requestReply, requireOpen } from './dataRequests.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';

/** The copy of a member's data in a mock backend: their profile. */
function copyData({ now, display }: MockBackend, member: Member): DataFile {
  const { wallet, sponsor, id, name, photo, joinedAt } = member;
  return {
    madeAt: now().toISOString(),
    profile: {
      id,
      walletId: display(wallet),
      name,
      photo,
      uplineId: sponsor && display(sponsor),
      registeredAt: joinedAt.toISOString(),
      acceptedTerms: [],
    },
    sessions: [],
    notifications: [],
    tickets: [],
    files: [],
    accessLog: [],
    place: null,
  };
}

export function deskDataRequestAnswers(backend: MockBackend) {
  const { dataRequests, audit } = backend;

  function reply(request: MockDataRequest) {
    const { wallet, answeredBy } = request;
    return {
      ...requestReply(backend, request),
      member: personOf(backend, wallet),
      isOverdue: request.state === 'open' && request.dueAt < backend.now(),
      answeredBy: answeredBy === null ? null : personOf(backend, answeredBy),
    };
  }

  const ticketsOf = (wallet: string) => backend.tickets.all().filter((one) => one.wallet === wallet);
  const openOf = (wallet: string) => ticketsOf(wallet).filter(({ status }) => status !== 'closed').length;

  function holdingsOf(wallet: string) {
    const member = backend.memberByWallet(wallet);
    const tickets = ticketsOf(wallet);
    return {
      hasName: (member?.name ?? '') !== '',
      hasPhoto: (member?.photo ?? '') !== '',
      sessions: backend.signIn.of(wallet).length,
      notifications: backend.notifications.of(wallet).length,
      tickets: tickets.length,
      openTickets: openOf(wallet),
      messages: tickets.flatMap(({ messages }) => messages).length,
      notes: tickets.flatMap(({ notes }) => notes).length,
      heldReplies: tickets.flatMap(({ id }) => backend.outbox.of(id)).length,
      drafts: tickets.reduce((count, { id }) => count + backend.presence.countDrafts(id), 0),
      copies: dataRequests.of(wallet).filter(({ file }) => file !== null).length,
      hasPlace: backend.places.of(wallet) !== undefined,
      files: backend.uploads.of(wallet).length,
      auditEntries: audit.entries.filter(({ member: about }) => about === wallet).length,
    };
  }

  return {
    deskDataRequests({ query: { show, ...query } }, { caller }) {
      const isShown = ({ state }: MockDataRequest) => (state === 'open') === (show === 'open');
      const found = dataRequests.all().filter(isShown);
      const isOpen = show === 'open';
      const inOrder = isOpen ? found : found.toReversed();
      const { rows, ...place } = afterCursor(inOrder, query, ({ number }) => [isOpen ? number : -number]);
      audit.record({ staff: caller().wallet, act: 'dataRequests' });
      return { requests: rows.map(reply), ...place };
    },
    deskDataRequest({ params: { requestId } }, { caller }) {
      const request = dataRequests.find(requestId);
      if (!request) throw new MockApiError(404, 'server.unknownRequest');
      const holdings = holdingsOf(request.wallet);
      audit.record({ staff: caller().wallet, act: 'dataRequest', member: request.wallet });
      return { ...reply(request), holdings };
    },
    deskFulfilDataRequest({ params: { requestId } }, { caller }) {
      const staff = caller().wallet;
      const request = requireOpen(dataRequests.find(requestId));
      const { id, wallet, kind } = request;
      const member = backend.memberByWallet(wallet);
      if (kind === 'export' && member) dataRequests.keep(id, copyData(backend, member));
      if (request.fileUntil !== null) {
        const date = utcDate(request.fileUntil);
        backend.notifications.write(wallet, { facts: { kind: 'dataReady', date } });
      }
      if (kind === 'erase') {
        if (openOf(wallet) > 0) throw new MockApiError(409, 'server.ticketsOpen');
        backend.update(wallet, { ...noProfileTexts, photo: '' });
      }
      dataRequests.settle(id, 'fulfilled', staff);
      audit.record({ staff, act: kind === 'export' ? 'exportData' : 'eraseData', member: wallet });
      return reply(request);
    },
    deskRefuseDataRequest({ params: { requestId }, body: { reason } }, { caller }) {
      const staff = caller().wallet;
      const request = requireOpen(dataRequests.find(requestId));
      dataRequests.settle(request.id, 'refused', staff, reason);
      backend.notifications.write(request.wallet, { facts: { kind: 'dataRefused' } });
      audit.record({ staff, act: 'refuseData', member: request.wallet });
      return reply(request);
    },
  } satisfies Answers;
}
