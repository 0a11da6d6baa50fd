import {
  actsSeenByMember,
  dataRequestKinds,
  dataRequestStates,
  ledgerKinds,
  notificationKinds,
} from '@upline/domain';

/** Keeps the rows of kinds that this release knows. */
export type KnownRows<Key extends string> = <Row extends Record<Key, string>>(rows: readonly Row[]) => Row[];

function only<Key extends string>(key: Key, names: readonly string[]): KnownRows<Key> {
  return (rows) => rows.filter((row) => names.includes(row[key]));
}

/*
 * A page that stays open while the server is replaced receives kinds of the later release, for
 * which it has no text: it drops those rows and keeps the others.
 */

export const knownNotificationKinds = only('kind', notificationKinds);

export const knownLines = only('kind', ledgerKinds);

export const knownActs = only('act', actsSeenByMember);

const ofKnownState = only('state', dataRequestStates);
const ofKnownKind = only('kind', dataRequestKinds);

export const knownRequests: KnownRows<'kind' | 'state'> = (rows) => ofKnownState(ofKnownKind(rows));
