import { enrolmentLifetime } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import { createActs } from './acts.ts';
import { createAudit } from './audit.ts';
import { createChain } from './chain.ts';
import { createDataRequests } from './dataRequests.ts';
import { createEnrolments } from './enrolments.ts';
import { walletAt } from './identities.ts';
import { createIncidents } from './incidents.ts';
import { createLive } from './live.ts';
import { createMacros } from './macros.ts';
import { markTransaction } from './markTransaction.ts';
import { createMembers } from './members.ts';
import type { PutOff } from './mockApiError.ts';
import type { MockBackend } from './mockBackend.ts';
import type { MockBackendOptions } from './mockBackendOptions.ts';
import { enrolmentText, mockSignature } from './mockSignature.ts';
import { createNotifications } from './notifications.ts';
import { createOutcomes } from './outcomes.ts';
import { populate } from './populate.ts';
import { createPresence } from './presence.ts';
import { createScheduledReplies } from './scheduledReplies.ts';
import { createSignIn } from './signIn.ts';
import { createSla } from './sla.ts';
import { createStaff } from './staff.ts';
import { createTickets } from './tickets.ts';
import { createUploads } from './uploads.ts';

/** The wallet of the signed-in member, by default. */
export const ownWallet = walletAt(1);

/** The time since the pools opened, milliseconds. */
const age = 201 * 24 * 60 * 60 * 1000;

export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const wallet = options.wallet ?? ownWallet;
  let now = options.now ?? new Date('2026-11-21T12:00:00.000Z');
  let ledgerBlock = 0n;
  let finalBlock = 0n;
  const clock = () => now;
  let happened = 0;
  const next = () => ++happened;
  const root = walletAt(0);
  const members = createMembers({ now: clock, root, bindingOf: (wallet) => chain.bindingOf(wallet) });
  const live = createLive();
  const staff = createStaff(clock);
  const signIn = createSignIn({
    now: clock,
    isStaff: (wallet) => staff.rolesOf(wallet).length > 0,
    onClosed: live.end,
  });
  for (const role of options.staffRoles ?? []) staff.grant(wallet, role, root);
  const places = createEnrolments(clock);
  const notifications = createNotifications(clock, live);
  const chain = createChain({
    root,
    openedAt: new Date(now.getTime() - age),
    registered: (wallet) => members.memberByWallet(wallet)?.sponsor ?? null,
    hasSigned: places.hasSigned,
  });
  const promises = createSla(clock);
  const tickets = createTickets({
    now: clock,
    live,
    promises,
    next,
    onSupport({ id, wallet, subject }, kind) {
      notifications.write(wallet, { facts: { kind, subject }, ticketId: id });
    },
  });

  const audit = createAudit(clock, next);
  const backend: MockBackend = {
    ...members,
    wallet,
    token: (options.role ?? 'member') === 'member' ? signIn.open(wallet) : null,
    chain,
    signIn,
    live,
    notifications,
    places,
    tickets,
    outbox: createScheduledReplies({ now: clock, tickets, audit, staff, live }),
    presence: createPresence(clock, live),
    uploads: createUploads(),
    staff,
    macros: createMacros(clock),
    audit,
    incidents: createIncidents(clock),
    acts: createActs({
      now: clock,
      notifications,
      wallets: () => members.members().map(({ wallet }) => wallet),
    }),
    dataRequests: createDataRequests(clock),
    promises,
    latency: options.latency ?? 0,
    failing: new Set(options.failing),
    unreachable: new Set(options.unreachable),
    malformed: new Set(options.malformed),
    putOff: new Map(Object.entries(options.putOff ?? {}) as [RouteName, PutOff][]),
    answers: {},
    offline: options.offline ?? false,
    withoutLossIncomes: options.withoutLossIncomes ?? false,
    ledgerFollows: false,
    isChainReachable: true,
    outcomes: createOutcomes({
      chain,
      now: clock,
      onBlock() {
        if (backend.ledgerFollows) backend.catchUp();
      },
    }),

    now: clock,
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
      backend.outbox.sendDue();
    },
    register(registration) {
      const member = members.register(registration);
      if (typeof member === 'string') return member;
      const { id, name, wallet, sponsor, joinedAt: at } = member;
      notifications.write(wallet, { facts: { kind: 'welcome', memberId: id }, at });
      if (sponsor) {
        const above = chain.isBound(sponsor) ? [] : chain.recordable(sponsor).unsigned;
        const hasSigned = chain.isBound(sponsor) || places.hasSigned(sponsor);
        const tell = (one: string, kind: 'referralJoined' | 'placeWaiting' | 'placeUnrecorded') =>
          notifications.count(one, { kind, name, wallet: members.display(wallet) }, at);
        if (hasSigned) tell(sponsor, above.length === 0 ? 'referralJoined' : 'placeWaiting');
        const nearest = hasSigned ? above.at(-1) : sponsor;
        if (nearest) tell(nearest, 'placeUnrecorded');
      }
      if (registration.signs ?? true) backend.sign(wallet);
      return member;
    },

    sign(of, until = BigInt(Math.floor(now.getTime() / 1000) + enrolmentLifetime)) {
      const wallet = of.toLowerCase() as `0x${string}`;
      const sponsor = chain.sponsorOf(wallet) as `0x${string}`;
      const signature = mockSignature(wallet, enrolmentText({ member: wallet, sponsor, deadline: until }));
      places.sign(wallet, { sponsor, deadline: until, signature });
    },

    activatedOf: (wallet) => chain.activated(wallet.toLowerCase()),
    buy(wallet, position) {
      const purchase = chain.buy(wallet.toLowerCase(), position, now);
      members.follow(wallet);
      if (backend.ledgerFollows) backend.catchUp();
      return purchase;
    },
    claimable: (wallet, position) => chain.claimable(wallet.toLowerCase(), position),
    claim(wallet, position) {
      const claim = chain.claim(wallet.toLowerCase(), position, now);
      if (backend.ledgerFollows) backend.catchUp();
      return claim;
    },
    ledgerBlock: () => ledgerBlock,
    finalBlock: () => finalBlock,
    catchUp() {
      const reached = chain.head();
      const concerned = markTransaction(chain, { after: ledgerBlock, upTo: reached }, notifications);
      const hasAdvanced = reached > ledgerBlock;
      ledgerBlock = reached;
      if (hasAdvanced) live.announce({ topic: 'ledger' });
      for (const wallet of concerned) live.announce({ wallet, topic: 'figures' });
    },
    settle() {
      finalBlock = chain.head();
    },
  };

  populate(backend, options);
  chain.mineTo(options.ledgerBlock ?? 10_000n);
  backend.settle();
  backend.ledgerFollows = options.ledgerFollows ?? true;
  if (options.sessionExpired) signIn.closeAll();
  return backend;
}
