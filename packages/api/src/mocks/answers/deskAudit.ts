import {
  type AuditKind,
  actsSeenByMember,
  firstHash,
  foldLooks,
  hashedText,
  isSupport,
  kindOfAct,
  nameKeys,
  searchKey,
} from '@upline/domain';
import { auditFileName, auditFileType } from '../../auditFile.ts';
import type { HandlerInput } from '../../contract.ts';
import type { AuditEntry } from '../audit.ts';
import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';

type SeenAct = (typeof actsSeenByMember)[number];

function isSeen(entry: AuditEntry): entry is AuditEntry & { act: SeenAct } {
  return entry.member !== null && (actsSeenByMember as readonly string[]).includes(entry.act);
}

export function deskAuditAnswers(backend: MockBackend) {
  const { audit, staff, tickets } = backend;

  function entryReply(entry: AuditEntry) {
    const { number, at, act, ticketId, member, details, previous, hash } = entry;
    const about = ticketId === null ? undefined : tickets.find(ticketId);
    return {
      number,
      at: at.toISOString(),
      who: personOf(backend, entry.staff),
      act,
      // An entry may come from a later release and have an unknown kind.
      kind: kindOfAct[act] ?? (act as string as AuditKind),
      ticket: about ? { id: about.id, number: about.number, subject: about.subject } : null,
      member: member === null ? null : personOf(backend, member),
      details: JSON.parse(details),
      isSeenByMember: isSeen(entry),
      previous,
      hash,
      sealed: hashedText(entry),
    };
  }

  const isCalled = (ticketId: string | null, called: string) =>
    ticketId !== null && (ticketId === called || String(tickets.find(ticketId)?.number) === called);

  function isMember(wallet: string | null, called: string): boolean {
    if (wallet === null) return false;
    const { id, name } = personOf(backend, wallet);
    const key = searchKey(called);
    const isNamed = key !== '' && nameKeys(name).some((one) => one.startsWith(key));
    return wallet === called.toLowerCase() || id === called.replace(/^@\//, '').toUpperCase() || isNamed;
  }

  /** The requested entries that the caller may see, oldest first. */
  function asked(query: HandlerInput<'deskExportAudit'>['query'], wallet: string) {
    const { who, kind, day, until = day, ticket, member } = query;
    const roles = staff.rolesOf(wallet);
    const isLead = roles.includes('lead');
    const isOperator = roles.includes('operator');
    const isOwn = (entry: AuditEntry) =>
      entry.staff === wallet && (isSupport(roles) || (entry.member ?? entry.ticketId) === null);
    return audit.entries
      .filter((entry) => isLead || isOwn(entry) || (isOperator && kindOfAct[entry.act] === 'act'))
      .filter((entry) => who === undefined || entry.staff === who)
      .filter(({ act }) => kind.length === 0 || kind.includes(kindOfAct[act]))
      .filter(({ at }) => day === undefined || at.toISOString() >= day)
      .filter(({ at }) => until === undefined || at.toISOString().slice(0, 10) <= until)
      .filter(({ ticketId }) => ticket === undefined || isCalled(ticketId, ticket))
      .filter((entry) => member === undefined || isMember(entry.member, member));
  }

  return {
    accessLog({ query }, { caller }) {
      const { wallet } = caller();
      const own = audit.entries.filter(isSeen).filter(({ member }) => member === wallet);
      const entries = own.toReversed().map(({ number, hash, at, act, ticketId, staff: by }) => {
        const { name, walletId, photo } = personOf(backend, by);
        return {
          number,
          hash,
          at: at.toISOString(),
          act,
          staff: { name, walletId, photo },
          ticket: ticketId === null ? null : { id: ticketId, subject: tickets.find(ticketId)?.subject ?? '' },
        };
      });
      const { rows, nextCursor } = afterCursor(foldLooks(entries), query, ({ newest }) => [-newest.number]);
      const lines = rows.map(({ newest, acts, ticket }) => {
        const [fullest = newest.act] = acts;
        return { ...newest, act: fullest, acts, ticket };
      });
      return { entries: lines, totalCount: own.length, nextCursor };
    },
    deskAudit({ query }, { caller }) {
      const { wallet } = caller();
      const found = asked(query, wallet).toReversed();
      const { rows, ...place } = afterCursor(found, query, ({ number }) => [-number]);
      audit.record({ staff: wallet, act: 'audit' });
      return { entries: rows.map(entryReply), ...place };
    },
    deskVerifyAudit: () => ({
      isWhole: true,
      entries: audit.entries.length,
      brokenAt: null,
      head: audit.entries.at(-1)?.hash ?? firstHash,
      hasNoted: null,
      outOfOrder: [],
      checkedAt: backend.now().toISOString(),
    }),
    deskExportAudit({ query }, { caller }) {
      const { wallet } = caller();
      audit.record({ staff: wallet, act: 'exportAudit' });
      const lines = asked(query, wallet).map(
        (entry) =>
          `${JSON.stringify({ number: entry.number, hash: entry.hash, sealed: hashedText(entry) })}\n`,
      );
      return new Response(lines.join(''), {
        headers: {
          'Content-Type': auditFileType,
          'Content-Disposition': `attachment; filename="${auditFileName(backend.now())}"`,
        },
      });
    },
  } satisfies Answers;
}
