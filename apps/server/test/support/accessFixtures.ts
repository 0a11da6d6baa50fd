import { randomBytes } from 'node:crypto';
import { type RouteName, routes, type TicketId } from '@upline/api';
import {
  chainId,
  enrolmentLifetime,
  enrolmentTypedData,
  staffRoles,
  termsVersion,
  usualHours,
} from '@upline/domain';
import { and, eq, gt, max } from 'drizzle-orm';
import { sessions } from '../../src/accounts/auth/schema.ts';
import { tokenHash } from '../../src/accounts/auth/tokens.ts';
import { forgetLedger } from '../../src/forgetLedger.ts';
import type { Db } from '../../src/platform/db/openDb.ts';
import { waitingActs } from '../../src/support/announcements/schema.ts';
import { auditEntries } from '../../src/support/audit/schema.ts';
import { dataRequests } from '../../src/support/dataRequests/schema.ts';
import { mergeTickets } from '../../src/support/desk/mergeTickets.ts';
import { incidents } from '../../src/support/incidents/schema.ts';
import { macroVersions } from '../../src/support/macros/schema.ts';
import { scheduledReplies } from '../../src/support/scheduledReplies/schema.ts';
import { readHoursSet } from '../../src/support/sla/hours.ts';
import { newMessageId } from '../../src/support/tickets/newId.ts';
import { tickets } from '../../src/support/tickets/schema.ts';
import { enroll } from './purchases.ts';
import type { TestChain } from './testChain.ts';
import { catchUp, createTestServer, type TestServer } from './testServer.ts';
import { baseUrl, join, newAccount, signMessage, visit } from './visitor.ts';

/** Callers, by their relation to the owner of the data. */
export const parties = [
  'nobody',
  'expired',
  'other',
  'owner',
  'agent',
  'lead',
  'operator',
  // Named in the server's `staffWallets`.
  'staff',
] as const;

export type Party = (typeof parties)[number];

/** The reply to a call. `body` is parsed JSON or text, and `null` for a stream. */
export interface Outcome {
  status: number;
  body: unknown;
  /** Audit entries that the call wrote. */
  entries: (typeof auditEntries.$inferSelect)[];
}

/** A member who owns one item of every kind, and the callers who request it. */
export interface Estate {
  server: TestServer;
  /** Text that only data of the owner contains. */
  secret: string;
  /** IDs of the owner's items, by path parameter or by call. */
  things: Readonly<
    Record<
      | 'wallet'
      | 'memberId'
      | 'ticketId'
      | 'closedTicketId'
      | 'notificationId'
      | 'sessionId'
      | 'fileUrl'
      | 'macroId'
      | 'requestId',
      string
    >
  >;
  /** A member who owns none of the items; the wallet is in lower case. */
  other: { wallet: `0x${string}` };
  /** True if the value contains the owner's wallet. */
  isOwnerIn(body: unknown): boolean;
  /** Makes a valid call about the owner's items as one of the callers. */
  call(name: RouteName, party: Party): Promise<Outcome>;
}

const newMacro = { name: 'Thanks', text: 'Thank you, {name}.', status: null, tags: [], assignee: null };

/** Calls that need an open data request. */
const ofOpenRequest: readonly RouteName[] = [
  'withdrawDataRequest',
  'deskFulfilDataRequest',
  'deskRefuseDataRequest',
];

/** Calls that each need a new ticket. */
const ofMerged: readonly RouteName[] = ['deskMerge', 'deskUnmerge', 'deskSplit'];

const file = () => new File(['A line of text.'], 'note.txt', { type: 'text/plain' });

function formOf(field: 'file' | 'files'): FormData {
  const form = new FormData();
  form.append(field, file());
  return form;
}

/** JSON or text of a reply. A stream is cancelled and returns `null`. */
async function bodyOf(reply: Response): Promise<unknown> {
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) {
    await reply.body?.cancel();
    return null;
  }
  const text = await reply.text();
  return reply.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
}

/** Creates the owner with one item of every kind, and the callers. */
export async function createEstate({ db, chain }: { db: Db; chain: TestChain }): Promise<Estate> {
  await forgetLedger(db);
  const staffAccount = newAccount();
  const server = createTestServer({
    db,
    chain,
    config: { staffWallets: [staffAccount.address.toLowerCase() as `0x${string}`] },
  });
  await catchUp(server.ledger);
  const secret = `secret-${crypto.randomUUID()}`;
  const owner = await join(server);
  const other = await join(server);
  const staff = await join(server, undefined, staffAccount);
  const [agent, lead, operator] = [await join(server), await join(server), await join(server)];
  const colleagues = { agent, lead, operator };
  for (const role of staffRoles) {
    const wallet = colleagues[role].account.address;
    await staff.client.call('deskGrant', { body: { wallet, role } });
  }
  await enroll(chain, owner.account, chain.deployment.root);
  await catchUp(server.ledger);

  /** Opens a new session per call, since some calls end theirs. */
  async function tokenOf(party: Party): Promise<string | null> {
    if (party === 'nobody') return null;
    const member = { expired: owner, other, owner, staff, ...colleagues }[party];
    const visitor = visit(server, member.account);
    const signature = await signMessage(visitor);
    const walletId = member.account.address;
    const { data } = await visitor.client.call('login', { body: { walletId, signature } });
    const { token } = data.userDetails;
    if (party === 'expired') {
      const isIts = eq(sessions.token, tokenHash(token));
      await db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(isIts);
    }
    return token;
  }

  const upload = await owner.client.call('uploadSingle', { files: [file()] });
  const ticket = async () => {
    const transaction = `0x${'ab'.repeat(32)}`;
    const body = { subject: secret, message: secret, attachments: [upload.file.fileUrl], transaction };
    return (await owner.client.call('createTicket', { body })).data.id;
  };
  const { data: told } = await owner.client.call('notifications', {
    params: { wallet: owner.account.address },
  });
  const { data: open } = await owner.client.call('sessions', {});
  const things = {
    wallet: owner.account.address,
    memberId: owner.member.id,
    ticketId: await ticket(),
    closedTicketId: await ticket(),
    notificationId: told[0]?.id ?? '',
    sessionId: open[0]?.id ?? '',
    fileUrl: upload.file.fileUrl,
    macroId: (await staff.client.call('deskCreateMacro', { body: newMacro })).data.id,
    requestId: (await owner.client.call('askForData', { body: { kind: 'export' } })).data.id,
  };
  await staff.client.call('deskFulfilDataRequest', { params: { requestId: things.requestId } });

  await staff.client.call('deskClose', { params: { ticketId: things.closedTicketId } });

  /** Signs a message that opens a session or registers a wallet. */
  async function signed(isNew: boolean) {
    const visitor = visit(server, isNew ? newAccount() : owner.account);
    const signature = await signMessage(visitor);
    return { browser: visitor.browser, body: { walletId: visitor.account.address, signature } };
  }

  /** ID of a stopped reply to the owner's ticket, which any support agent may cancel. */
  const replyId = newMessageId();

  async function keepStopped(): Promise<void> {
    const at = new Date();
    const reply = {
      id: replyId,
      author: other.account.address.toLowerCase() as `0x${string}`,
      message: secret,
    };
    await db
      .insert(scheduledReplies)
      .values({
        ...reply,
        ticketId: things.ticketId as TicketId,
        attachments: [],
        after: 'pending',
        createdAt: at,
        sendAt: at,
        isStopped: true,
      })
      .onConflictDoNothing();
  }

  /** ID of the incident that the next call ends. */
  let incidentId = '';

  async function tellEverybody(): Promise<void> {
    const told = { text: 'Purchases are slow.', severity: 'problem' as const, link: '', endsAt: null };
    const setBy = staffAccount.address.toLowerCase() as `0x${string}`;
    const row = { ...told, startsAt: new Date(), setBy };
    const [written] = await db.insert(incidents).values(row).returning({ number: incidents.number });
    incidentId = String(written?.number);
  }

  /** ID of the act that the next call gives up. */
  let actId = '';

  async function saveForSigners(): Promise<void> {
    const staffWallet = staffAccount.address.toLowerCase() as `0x${string}`;
    const calls = [{ contract: staffWallet, data: '0xa1b2c3d4' as const }];
    const file = { act: 'pause' as const, values: { pool: '1' }, actor: staffWallet, nonce: 41n, calls };
    const row = { ...file, fingerprint: randomBytes(8).toString('hex'), staff: staffWallet, at: new Date() };
    const [written] = await db.insert(waitingActs).values(row).returning({ id: waitingActs.id });
    actId = written?.id ?? '';
  }

  /** Each change of the macro adds a version. */
  const macroVersion = () => db.$count(macroVersions, eq(macroVersions.macroId, things.macroId));

  /** ID of the open request for the next call; some calls close their request. */
  let openRequest = '';

  async function askAgain(): Promise<void> {
    const id = crypto.randomUUID();
    const wallet = owner.account.address.toLowerCase() as `0x${string}`;
    const asked = { id, wallet, kind: 'export' as const, createdAt: new Date(), dueAt: new Date() };
    await db.insert(dataRequests).values(asked).onConflictDoNothing();
    const isOpen = eq(dataRequests.state, 'open');
    const [open] = await db
      .select({ id: dataRequests.id })
      .from(dataRequests)
      .where(and(isOpen, eq(dataRequests.wallet, wallet), eq(dataRequests.kind, 'export')));
    openRequest = open?.id ?? '';
  }

  /** ID of the ticket for the next merge, undo or split; each call needs a new ticket. */
  let merged = '';

  async function requestOf(name: RouteName, party: Party): Promise<{ send: typeof fetch; body?: unknown }> {
    const send = visit(server).browser;
    if (name === 'login' || name === 'register') {
      const { browser, body } = await signed(name === 'register');
      return { send: browser, body };
    }
    switch (name) {
      case 'acceptTerms':
        return { send, body: { version: termsVersion } };
      case 'update':
        return { send, body: { name: 'Somebody' } };
      case 'reportClientError':
        return { send, body: { kind: 'error', message: 'Something broke.', page: '/login', build: 'test' } };
      case 'signPlace': {
        const isTheirs = party === 'nobody' || party === 'expired';
        const { account } = isTheirs ? owner : { other, owner, staff, ...colleagues }[party];
        const { registry, root: sponsor } = chain.deployment;
        const deadline = BigInt(Math.floor(Date.now() / 1000) + enrolmentLifetime);
        const typed = enrolmentTypedData(registry, { member: account.address, sponsor, deadline });
        const signature = await account.signTypedData(typed);
        return { send, body: { sponsor, deadline: deadline.toString(), signature } };
      }
      case 'createTicket':
        return { send, body: { subject: 'A question', message: 'How?' } };
      case 'deskRecordAct':
        return {
          send,
          body: {
            act: 'seal',
            way: 'file',
            actor: staffAccount.address,
            calls: [{ contract: chain.deployment.registry, data: '0xa1b2c3d4' }],
          },
        };
      case 'deskAnnounce': {
        // Each call has a new hash, since staff cannot replace the reason of a colleague.
        const callHash = `0x${randomBytes(32).toString('hex')}` as const;
        const calls = [{ contract: chain.deployment.registry, callHash }];
        return { send, body: { chainId, act: 'pause', calls, reason: 'A check of all pools.' } };
      }
      case 'askForData':
        return { send, body: { kind: 'erase' } };
      case 'withdrawDataRequest':
      case 'deskFulfilDataRequest':
        await askAgain();
        return { send };
      case 'deskRefuseDataRequest':
        await askAgain();
        return { send, body: { reason: 'We cannot tell that it is you.' } };
      case 'deskSetIncident':
        return { send, body: { text: 'Purchases are slow.', severity: 'problem' } };
      case 'deskEndIncident':
        await tellEverybody();
        return { send };
      case 'deskGiveUpAct':
        await saveForSigners();
        return { send };
      case 'deskGrant':
        return { send, body: { wallet: newAccount().address, role: 'agent' } };
      case 'deskChange': {
        const [ticket] = await db
          .select()
          .from(tickets)
          .where(eq(tickets.id, things.ticketId as TicketId));
        return { send, body: { version: ticket?.version, priority: 'high' } };
      }
      case 'deskPresence':
        return { send, body: { doing: 'viewing' } };
      case 'deskDraft':
        return { send, body: { message: '' } };
      case 'typing':
        return { send, body: { isTyping: true } };
      case 'deskTakeBack':
        await keepStopped();
        return { send };
      case 'deskMerge': {
        // Earlier calls ended the owner's sessions.
        owner.token = await tokenOf('owner');
        const [into, from] = [await ticket(), await ticket()];
        merged = from;
        return { send, body: { version: 1, into, intoVersion: 1 } };
      }
      case 'deskUnmerge': {
        owner.token = await tokenOf('owner');
        const [into, from] = [await ticket(), await ticket()];
        // Agents can undo only their own merges.
        const { account } = party === 'agent' ? agent : staff;
        const wallet = account.address.toLowerCase() as `0x${string}`;
        const [one, other] = [
          { named: from as TicketId, version: 1 },
          { named: into as TicketId, version: 1 },
        ];
        await db.transaction((tx) => mergeTickets(tx, { from: one, into: other, wallet }));
        merged = from;
        return { send, body: { version: 2 } };
      }
      case 'deskSplit': {
        owner.token = await tokenOf('owner');
        merged = await ticket();
        const { data } = await owner.client.call('replyToTicket', {
          params: { ticketId: merged },
          body: { message: secret },
        });
        return { send, body: { version: 2, subject: secret, messages: [data._id] } };
      }
      case 'deskLink':
        return { send, body: { other: things.closedTicketId } };
      case 'deskBulk': {
        const [found] = await db
          .select()
          .from(tickets)
          .where(eq(tickets.id, things.ticketId as TicketId));
        const one = { ticketId: things.ticketId, version: found?.version };
        return { send, body: { tickets: [one], change: { priority: 'high' } } };
      }
      case 'deskCreateMacro':
        return { send, body: newMacro };
      case 'deskChangeMacro':
        return { send, body: { version: await macroVersion() } };
      case 'deskApplyMacro':
        return { send, body: { macroId: things.macroId, version: await macroVersion() } };
      case 'deskSetHours': {
        const [newest] = await readHoursSet(db, 1);
        return { send, body: { ...usualHours, timeZone: 'UTC', version: newest?.version ?? 0 } };
      }
      case 'rateTicket':
        return { send, body: { rating: 'good' } };
      case 'replyToTicket':
      case 'deskReply':
      case 'deskNote':
        return { send, body: { message: 'A word.' } };
      case 'uploadSingle':
        return { send, body: formOf('file') };
      case 'uploadMultiple':
      case 'uploadToTicket':
        return { send, body: formOf('files') };
      default:
        return { send };
    }
  }

  function pathOf(name: RouteName): string {
    const { path } = routes[name];
    const isOfSessions = name === 'endSession';
    const isByMember = name === 'olderNotifications';
    const id = isOfSessions ? things.sessionId : isByMember ? things.memberId : things.notificationId;
    const given: Record<string, string> = {
      wallet: things.wallet,
      userId: things.memberId,
      upline: things.memberId,
      memberId: things.memberId,
      replyId,
      incidentId,
      actId,
      macroId: things.macroId,
      requestId: ofOpenRequest.includes(name) ? openRequest : things.requestId,
      ticketId:
        name === 'rateTicket' ? things.closedTicketId : ofMerged.includes(name) ? merged : things.ticketId,
      otherId: things.closedTicketId,
      role: 'agent',
      position: name === 'globalPoolUsers' ? '3' : '1',
      id,
    };
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
    if (name === 'deskReports') return `${filled}?from=2026-11-01&to=2026-11-30`;
    return name === 'treeSearch' ? `${filled}?search=Ada` : filled;
  }

  return {
    server,
    secret,
    things,
    other: { wallet: other.account.address.toLowerCase() as `0x${string}` },
    isOwnerIn: (body) => JSON.stringify(body).toLowerCase().includes(things.wallet.toLowerCase()),
    async call(name, party) {
      const { send, body } = await requestOf(name, party);
      const token = await tokenOf(party);
      const isForm = body instanceof FormData;
      const [newest] = await db.select({ number: max(auditEntries.number) }).from(auditEntries);
      const reply = await send(baseUrl + pathOf(name), {
        method: routes[name].method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : body === undefined ? null : JSON.stringify(body),
      });
      const entries = await db
        .select()
        .from(auditEntries)
        .where(gt(auditEntries.number, newest?.number ?? 0));
      return { status: reply.status, body: await bodyOf(reply), entries };
    },
  };
}
