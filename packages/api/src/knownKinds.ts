import {
  actsSeenByMember,
  dataRequestKinds,
  dataRequestStates,
  ledgerKinds,
  noticeKinds,
} from '@upline/domain';

/** Keeps the rows that this release has words for. */
export type KnownRows<Key extends string> = <Row extends Record<Key, string>>(rows: readonly Row[]) => Row[];

function only<Key extends string>(key: Key, names: readonly string[]): KnownRows<Key> {
  return (rows) => rows.filter((row) => names.includes(row[key]));
}

/*
 * A page that stays open while the server is replaced is told of kinds that only the later release has words for: it
 * leaves those rows out, and keeps the others.
 */

/** Notifications of a known kind. */
export const knownNotices = only('kind', noticeKinds);

/** Lines of a ledger of a known kind. */
export const knownLines = only('kind', ledgerKinds);

/** Known acts of the staff. */
export const knownActs = only('act', actsSeenByMember);

const ofKnownState = only('state', dataRequestStates);
const ofKnownKind = only('kind', dataRequestKinds);

/** Requests about one's data of a known kind, in a known state. */
export const knownRequests: KnownRows<'kind' | 'state'> = (rows) => ofKnownState(ofKnownKind(rows));
