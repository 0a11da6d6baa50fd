import { type ReportFacts, reportBounds, reportOf } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import type { Answers } from './call.ts';
import { personOf } from './personOf.ts';

type PromiseAnswers = Pick<Answers, 'deskHours' | 'deskSetHours' | 'deskReports'>;

const historyAtOnce = 20;

/** The report's facts about a ticket. */
const aboutOf = ({ tags, transaction }: Ticket) => ({
  tags,
  cause: transaction && { kind: transaction.mark.kind, name: transaction.mark.name },
});

function factsOf({ tickets, promises, audit }: MockBackend, begins: Date, ends: Date): ReportFacts {
  const all = tickets.all().toReversed();
  const isIn = (at: Date) => at >= begins && at < ends;
  const messages = all.flatMap((ticket) => ticket.messages);
  const replies = messages.filter(({ isAdmin, createdAt }) => isAdmin && isIn(createdAt));
  const closings = audit.entries.filter(({ act, at }) => act === 'close' && isIn(at));
  const staff = [...new Set([...replies.map(({ author }) => author), ...closings.map((one) => one.staff)])];
  const since = promises.measures.filter(({ at }) => at >= begins);
  const countOf = (kind: string) => since.filter((one) => one.kind === kind).length;
  const open = all.filter(({ status }) => status !== 'closed').length;
  return {
    opened: all.map((ticket) => ({ at: ticket.createdAt, ...aboutOf(ticket) })),
    settled: promises.measures.flatMap(({ kind, ticketId, ...measure }) => {
      const ticket = tickets.find(ticketId);
      if (kind === 'reopened' || !ticket) return [];
      return [{ ...measure, kind, ticket: ticket.number, ...aboutOf(ticket) }];
    }),
    reopened: promises.measures.filter(({ kind }) => kind === 'reopened'),
    merged: [],
    unmerged: [],
    ratings: all.flatMap((ticket) => {
      const { rating, ratedAt, messages: written } = ticket;
      if (rating === null || ratedAt === null) return [];
      const author = written.findLast(({ isAdmin }) => isAdmin)?.author ?? null;
      return [{ at: ratedAt, ...aboutOf(ticket), isGood: rating === 'good', staff: author }];
    }),
    people: staff
      .filter((one) => one !== '')
      .map((one) => ({
        staff: one,
        replies: replies.filter(({ author }) => author === one).length,
        closed: closings.filter((entry) => entry.staff === one).length,
      })),
    backlog:
      open -
      all.filter(({ createdAt }) => createdAt >= begins).length +
      countOf('resolution') -
      countOf('reopened'),
  };
}

export function deskPromiseAnswers(backend: MockBackend): PromiseAnswers {
  const { promises, audit, staff } = backend;

  function hoursReply() {
    const history = promises
      .versions()
      .slice(0, historyAtOnce)
      .map(({ version, setBy, at, hours }) => ({
        hours,
        named: { version, setBy: personOf(backend, setBy), setAt: at.toISOString() },
      }));
    const [newest] = history;
    const current = newest ? { ...newest.hours, ...newest.named } : null;
    return structuredClone({ current, history: history.map(({ named }) => named) }) as ReplyData<'deskHours'>;
  }

  return {
    deskHours: hoursReply,
    deskSetHours({ body: { version, ...hours } }, { caller }) {
      const { wallet } = caller();
      if ((promises.versions()[0]?.version ?? 0) !== version)
        throw new MockApiError(409, 'server.hoursChanged');
      promises.set(hours, wallet);
      audit.record({ staff: wallet, act: 'hours', details: { hours: version + 1 } });
      backend.live.announce({ wallet: 'staff', topic: 'ticket:hours' });
      return hoursReply();
    },
    deskReports({ query }, { caller }) {
      const { wallet } = caller();
      const hours = promises.hours();
      const timeZone = hours?.timeZone ?? 'UTC';
      const { begins, ends } = reportBounds(query, timeZone);
      const report = reportOf(factsOf(backend, begins, ends), query, timeZone);
      audit.record({ staff: wallet, act: 'report', details: { query: `${query.from} ${query.to}` } });
      const people = report.people
        .map(({ staff: one, ...figures }) => ({ who: personOf(backend, one), ...figures }))
        .toSorted((one, other) => one.who.name.localeCompare(other.who.name));
      return {
        ...report,
        timeZone,
        isPromised: hours !== null,
        promises: report.promises.map((row) => ({
          ...row,
          target: hours?.targets[row.priority].first ?? null,
        })),
        people: staff.rolesOf(wallet).includes('lead') ? people : null,
      };
    },
  };
}
