import assert from 'node:assert/strict';
import type { CallInput, ReplyData } from '@upline/api/contract';
import { join, type Registered } from '../../support/visitor.ts';
import type { Api } from './serveApi.ts';

type Ledger = ReplyData<'ledger'>;
type Filter = CallInput<'ledger'>['query'];

export const ledgerOf = ({ ask, account }: Registered, query: Filter = {}): Promise<Ledger> =>
  ask('ledger', { wallet: account.address, ...query });

/** All rows of a member's own ledger that match a filter, over all pages. */
export async function allLinesOf(member: Registered, query: Filter = {}): Promise<Ledger['lines']> {
  const lines: Ledger['lines'] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const part = await ledgerOf(member, { ...query, page, limit: 4 });
    lines.push(...part.lines);
    pages = part.pagination.totalPages;
  }
  return lines;
}

export const exportOf = ({ ask, account }: Registered, query: CallInput<'ledgerExport'>['query'] = {}) =>
  ask('ledgerExport', { wallet: account.address, ...query });

/**
 * A sponsor with rows of every kind: levels 1 and 3, a referral who bought 1, 2 and 3 later, and
 * claims of both pools' credits.
 */
export async function everyKind(api: Api): Promise<{ sponsor: Registered; buyer: Registered }> {
  const sponsor = await join(api);
  await api.buy(sponsor, 1);
  await api.buy(sponsor, 3);
  const buyer = await join(api, sponsor.id);
  for (const position of [1, 2, 3] as const) await api.buy(buyer, position);
  for (const position of [1, 3] as const) await api.claim(sponsor, position);
  return { sponsor, buyer };
}

/** Asserts that rows are newest first and that no two have the same ID. */
export function assertNewestFirst(lines: Ledger['lines']): void {
  const places = lines.map(({ id, block, logIndex }) => {
    const [, , leg = ''] = id.split('-');
    assert.equal(id, `${block}-${logIndex}-${leg}`);
    return [BigInt(block), BigInt(logIndex), BigInt(leg)] as const;
  });
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const differing = next && place.findIndex((part, at) => part !== next[at]);
    if (next === undefined || differing === undefined) continue;
    assert.ok(differing >= 0, `Two lines are called ${place.join('-')}.`);
    assert.ok((place[differing] ?? 0n) > (next[differing] ?? 0n), `${next} stands below ${place}.`);
  }
}
