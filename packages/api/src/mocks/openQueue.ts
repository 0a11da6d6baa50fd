import { fromDecimal, isSupport, noTopic, type StaffRole, type TicketPriority } from '@upline/domain';
import { conversations } from './conversations.ts';
import { nameAt, walletAt } from './identities.ts';
import type { MacroActs } from './macros.ts';
import type { MockBackend } from './mockBackend.ts';
import { screenshotPng } from './sampleFiles.ts';
import { lookAt } from './ticketTransaction.ts';

const macros: readonly MacroActs[] = [
  {
    name: 'Allowance too low',
    text:
      'Hello {name}, you were not charged. The pool needed {amount} for Level {level} and your wallet allowed less, ' +
      'so nothing moved. Open the level again and leave the amount as it is shown.',
    status: 'pending',
    tags: ['purchase'],
    assignee: 'me',
  },
  {
    name: 'Lost income',
    text: 'Hello {name}, income of a level goes to those who have that level when it is bought.',
    status: null,
    tags: ['lost-income', 'explained'],
    assignee: null,
  },
  { name: 'Spam', text: '', status: 'closed', tags: ['spam'], assignee: 'me' },
];

/** Creates the sample macros as a lead. */
function openMacros({ macros: kept, audit }: MockBackend, lead: string): void {
  for (const acts of macros) {
    const { name, version } = kept.create(acts, lead);
    audit.record({ staff: lead, act: 'macro', details: { macro: { name, version } } });
  }
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The most tickets of other members. */
const longestQueue = 500;

interface Colleague {
  wallet: string;
  name: string;
  roles: readonly StaffRole[];
}

/** The staff of every mock backend with a queue. */
const colleagues: readonly Colleague[] = [
  { wallet: walletAt(9001), name: 'Noor Haddad', roles: ['agent'] },
  { wallet: walletAt(9002), name: 'Mateus Prado', roles: ['agent'] },
  { wallet: walletAt(9003), name: 'Ines Duarte', roles: ['agent', 'lead'] },
  { wallet: walletAt(9004), name: 'Sam Petrov', roles: ['operator'] },
];

/** The number of members who write to support. */
const askers = 12;

const priorities: readonly TicketPriority[] = [
  'normal',
  'high',
  'normal',
  'low',
  'urgent',
  'normal',
  'normal',
];
const tags: readonly (readonly string[])[] = [[], ['purchase'], ['lost-income', 'explained'], [], ['wallet']];

const notes = [
  'The second one this week who asks for this. Worth an article?',
  'I looked at the chain: nothing was taken from their wallet.',
];

const askerAt = (index: number) => walletAt(7000 + index);

/** The transaction of a sample ticket. @param index The index of the conversation. */
function transactionOf(backend: MockBackend, wallet: string, index: number, before: number): string | null {
  const lost = backend.chain.lines.find((line) => line.wallet === wallet && line.kind === 'lost');
  if (index === 3) return lost?.transaction ?? null;
  if (index === 5) return backend.outcomes.allow(wallet, 2, fromDecimal('100'));
  if (index !== 0) return null;
  return before % 2 === 1
    ? backend.outcomes.leaveWaiting(wallet, 4, 14)
    : backend.outcomes.refuse(wallet, {
        position: 4,
        allowed: fromDecimal('150'),
        held: fromDecimal('611.2'),
      });
}

function join(backend: MockBackend, wallet: string, name: string, upline?: string): void {
  const joinedAt = new Date(backend.now().getTime() - 100 * day);
  const member = backend.register({ wallet, name, joinedAt, ...(upline && { upline }) });
  if (typeof member === 'string') throw new Error(`${wallet} could not join: ${member}.`);
}

/** Adds colleagues and the tickets of other members in all statuses, the newest ten minutes old. */
export function openQueue(backend: MockBackend, count: number): void {
  if (count < 0 || count > longestQueue) throw new RangeError(`Not ${count} tickets.`);
  if (count === 0) return;
  const { tickets, uploads, staff, audit } = backend;
  const present = backend.now();
  const answers = isSupport(staff.rolesOf(backend.wallet));
  const [root, lead] = [walletAt(0), walletAt(9003)];

  backend.advance(-90 * day);
  for (const { wallet, name, roles } of colleagues) {
    join(backend, wallet, name);
    for (const role of roles) {
      staff.grant(wallet, role, root);
      audit.record({ staff: root, act: 'grant', details: { wallet: backend.display(wallet), role } });
    }
  }
  for (let asker = 0; asker < askers; asker++) {
    // Each under the previous one, so that some lose income that others bring.
    join(backend, askerAt(asker), nameAt(40 + asker), asker === 0 ? undefined : askerAt(asker - 1));
    for (const position of [1, 2] as const) {
      if (position === 1 || asker % 3 === 1) backend.chain.buy(askerAt(asker), position, backend.now());
    }
  }
  openMacros(backend, lead);

  const step = Math.min(7 * 60 * minute + 13 * minute, (60 * day) / count);
  for (let before = count - 1; before >= 0; before--) {
    const conversation = conversations[before % conversations.length];
    if (!conversation) continue;
    const wallet = askerAt(before % askers);
    const [opening = '', ...replies] = conversation.messages;
    const [one, other] = [walletAt(9001 + (before % 2)), walletAt(9002 - (before % 2))];
    backend.advance(present.getTime() - 10 * minute - before * step - backend.now().getTime());
    const attachments = conversation.withScreenshot ? [uploads.add(wallet, screenshotPng())] : [];
    const { subject, isClosed } = conversation;
    const hash = transactionOf(backend, wallet, before % conversations.length, before);
    // The ledger must have read the ticket's transaction.
    backend.catchUp();
    const transaction = hash === null ? null : lookAt(backend, wallet, hash);
    const { id, tags: first } = tickets.create(wallet, {
      ...noTopic,
      subject,
      message: opening,
      attachments,
      transaction,
    });
    const about = { ticketId: id, member: wallet };
    const priority = priorities[before % priorities.length] ?? 'normal';
    tickets.set(id, { priority, tags: [...new Set([...first, ...(tags[before % tags.length] ?? [])])] });
    const later = () => backend.advance(Math.min(20_000, step / 10));
    for (const [index, text] of replies.entries()) {
      later();
      if (index % 2 === 1) tickets.reply(wallet, id, { message: text });
      else {
        audit.record({ staff: one, act: 'read', ...about });
        tickets.answer(id, text, [], one);
        audit.record({ staff: one, act: 'reply', ...about });
      }
    }
    later();
    const answering = answers && before % 5 === 2 ? backend.wallet : one;
    const assignee = before % 3 === 0 ? null : answering;
    tickets.set(id, {
      assignee,
      snoozedUntil: before % 8 === 7 ? new Date(present.getTime() + day) : null,
    });
    if (assignee) {
      const after = [backend.display(assignee)];
      const changes = [
        { field: 'assignee' as const, before: [], after },
        ...(priority === 'normal'
          ? []
          : [{ field: 'priority' as const, before: ['normal'], after: [priority] }]),
      ];
      audit.record({ staff: assignee, act: 'change', ...about, details: { changes } });
    }
    if (before % 4 === 1) {
      later();
      tickets.note(id, other, { message: notes[before % notes.length] ?? '' });
      audit.record({ staff: other, act: 'note', ...about });
    }
    if (isClosed) {
      later();
      tickets.close(id);
      const changes = [{ field: 'status' as const, before: ['pending'], after: ['closed'] }];
      audit.record({ staff: lead, act: 'close', ...about, details: { changes } });
      if (before % 3 !== 1) tickets.rate(id, before % 4 === 0 ? 'bad' : 'good');
    }
  }
  backend.advance(present.getTime() - backend.now().getTime());
}
