import { createHash } from 'node:crypto';
import { beginLedger } from '../../apps/server/src/ledger/follower/checkpoint.ts';
import type { Db } from '../../apps/server/src/platform/db/openDb.ts';
import { benchDeployment } from './benchDeployment.ts';
import { fill, insertOf } from './fillTable.ts';

/** Directs of an ordinary sponsor, before the whale's share. */
const directs = 40;

/** The member with an eleventh of the whole network as directs. */
export const whale = 1;

/** The last hundredth of the network is a single line, each member below the previous one. */
const lineShare = 100;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The wallet of a member by number, the same in every network; addresses are spread evenly. */
export function walletOf(number: number): `0x${string}` {
  return `0x${`${md5(`${number}`)}${md5(`b${number}`)}`.slice(0, 40)}`;
}

/** The letters of a member's id, unique per number. */
const letters = (number: bigint) =>
  ((number * 2_654_435_761n) % 2n ** 32n).toString(16).padStart(8, '0').toUpperCase();

export const idOf = (number: number) => letters(BigInt(number)).replace(/^.{4}/, '$&-');

/** `walletOf` in SQL. @param number An expression. */
export const walletAt = (number: string) =>
  `'0x' || left(md5((${number})::text) || md5('b' || (${number})), 40)`;

const lettersAt = (number: string) =>
  `upper(lpad(to_hex((${number})::bigint * 2654435761 % 4294967296), 8, '0'))`;
const idAt = (number: string) => `overlay(${lettersAt(number)} placing '-' from 5 for 0)`;

/** The time of row `i`. */
const secondOf = `'2026-01-01Z'::timestamptz + i * interval '1 s'`;

/** Number of ordinary sponsors: the members with the lowest numbers. */
export function sponsorsIn(members: number): number {
  return members / directs;
}

/** One registration per second, scattered among the sponsors as in a network grown for years. */
function insertMembers(db: Db, members: number): Promise<string> {
  const sponsor = `(select case
    when i = ${whale} then null
    when i > ${members - members / lineShare} then ${walletAt('i - 1')}
    when i % 11 = 0 then ${walletAt(`${whale}`)}
    else ${walletAt(`1 + (i::bigint * 7919) % ${sponsorsIn(members)}`)}
  end)`;
  return insertOf(db, 'member', members, {
    id: idAt('i'),
    wallet: walletAt('i'),
    name: `'Member ' || i`,
    sponsor,
    named_sponsor: sponsor,
    registered_at: secondOf,
  });
}

/** The matrix at position 1 is filled in order; other pools have none. */
function insertPlaces(db: Db, pool: string, position: number, members: number): Promise<string> {
  return insertOf(db, 'place', members, {
    pool: `'${pool}'`,
    wallet: walletAt('i'),
    index: 'i',
    upline: position === 1 ? `case when i > 1 then ${walletAt('(i - 2) / 5 + 1')} end` : 'null',
    block: 'i / 100',
    log_index: 'i % 100',
    at: secondOf,
  });
}

/** The pools in which every member has a place. */
const filled = [1, 3] as const;

/**
 * Writes a network into an empty database, as the ledger of `benchDeployment` would store it:
 * sponsors with about forty directs, one with an eleventh of all members, a long line, and all
 * members in the pools at positions 1 and 3.
 * @param members Number of members, a multiple of 1000.
 */
export async function seedNetwork(db: Db, members: number): Promise<void> {
  const { pools, blockHash } = benchDeployment;
  await fill(db, 'member', [await insertMembers(db, members)]);
  await fill(db, 'name_start', [
    await insertOf(db, 'name_start', members, { wallet: walletAt('i'), key: `'member ' || i` }),
    await insertOf(db, 'name_start', members, { wallet: walletAt('i'), key: 'i::text' }),
  ]);
  const places = filled.map((position) => insertPlaces(db, pools[position].address, position, members));
  await fill(db, 'place', await Promise.all(places));
  for (const position of filled) {
    const figures = { pool: `'${pools[position].address}'`, position: `${position}`, places: `${members}` };
    await db.execute(await insertOf(db, 'pool', 1, figures));
  }
  // All blocks are final, as nearly all are in a running ledger.
  const reached = { number: BigInt(members / 100), hash: blockHash, time: new Date() };
  await beginLedger(db, benchDeployment, reached);
}
