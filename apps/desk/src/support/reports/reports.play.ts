import { type MockBackend, type Preset, supportLead, walletAt } from '@upline/api/mocks';
import { type ReportFacts, reportOf, type SupportHours } from '@upline/domain';

const hour = 60 * 60_000;

/** Figures without any ticket. */
export const nothing: ReportFacts = {
  opened: [],
  settled: [],
  reopened: [],
  merged: [],
  unmerged: [],
  ratings: [],
  people: [],
  backlog: 0,
};

const about = (day: number, tag?: string, isReverted = false) => ({
  at: new Date(Date.UTC(2026, 10, day, 9)),
  tags: tag === undefined ? [] : [tag],
  cause: isReverted ? { kind: 'reverted' as const, name: 'NotEnoughAllowanceOrBalance' } : null,
});

/** Opened tickets: day, tag, and true for a refused transaction. */
const opened: [day: number, tag?: string, isReverted?: boolean][] = [
  [3, 'wallet'],
  [10],
  [15],
  [16, 'purchase', true],
  [20, 'purchase'],
];

/** Settled targets: day, ticket, priority, kind, hours taken, and false for a missed one. */
const settled = [
  [3, 22, 'urgent', 'first', 30, false],
  [10, 25, 'normal', 'first', 4],
  [10, 25, 'normal', 'next', 1],
  [10, 25, 'normal', 'resolution', 5],
  [15, 30, 'normal', 'first', 2],
  [16, 31, 'high', 'first', 1],
  [16, 31, 'high', 'next', 1],
  [18, 30, 'normal', 'resolution', 20],
  [20, 37, 'normal', 'first', 3],
] as const;

/**
 * One ticket answered late, one reopened, faster, slower and equal figures than before, and an agent with
 * twenty ratings.
 */
export const busy: ReportFacts = {
  ...nothing,
  opened: opened.map((one) => about(...one)),
  settled: settled.map(([day, ticket, priority, kind, hours, isKept = true]) => ({
    ...about(day),
    ...{ ticket, priority, kind, isKept },
    took: hours * hour,
  })),
  reopened: [about(17)],
  ratings: Array.from({ length: 21 }, (_, index) => ({
    ...about(18),
    isGood: index > 0,
    staff: walletAt(index === 20 ? 9001 : 1),
  })),
  people: [
    { staff: walletAt(1), replies: 20, closed: 20 },
    { staff: walletAt(9001), replies: 4, closed: 1 },
    { staff: walletAt(9002), replies: 2, closed: 1 },
  ],
  backlog: 1,
};

/** A mock backend whose report has these figures. */
export function withReport(facts = busy, make: Preset = supportLead, changes?: Parameters<Preset>[0]) {
  const backend = make(changes);
  const hours: SupportHours | null = backend.promises.hours();
  backend.answers.deskReports = ({ query }) => {
    const report = reportOf(facts, query, 'UTC');
    const people = report.people.map(({ staff, ...figures }) => ({
      who: personOf(backend, staff),
      ...figures,
    }));
    return {
      ...report,
      timeZone: 'UTC',
      isPromised: hours !== null,
      promises: report.promises.map((row) => ({
        ...row,
        target: hours?.targets[row.priority].first ?? null,
      })),
      people: backend.staff.rolesOf(backend.wallet).includes('lead')
        ? people.toSorted((one, other) => one.who.name.localeCompare(other.who.name))
        : null,
    };
  };
  return backend;
}

function personOf(backend: MockBackend, wallet: string) {
  const { id = '', name = '', photo = '' } = backend.memberByWallet(wallet) ?? {};
  return { id, name, photo, walletId: backend.display(wallet) };
}
