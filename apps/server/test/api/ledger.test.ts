import assert from 'node:assert/strict';
import type { FeePart } from '@upline/api/contract';
import {
  fromDecimal,
  type LedgerKind,
  lastPosition,
  ledgerKinds,
  splitGlobalFee,
  splitRaceFee,
  toDecimal,
  utcDate,
} from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join } from '../support/visitor.ts';
import { csvRecords } from './support/csvRecords.ts';
import { allLinesOf, assertNewestFirst, everyKind, exportOf, ledgerOf } from './support/ledgerReading.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

const dollar = 1_000_000n;
const first = splitRaceFee(50n * dollar);
const second = splitRaceFee(100n * dollar);
const third = splitGlobalFee(150n * dollar);

/** A part of a fee as a cell of a file. */
const inCell = ({ to, wallet, amount }: FeePart) => [to, wallet, amount].filter(Boolean).join(' ');

/** The sum of rows by kind. */
const sumsOf = (lines: readonly { kind: LedgerKind; amount: string }[]) =>
  Object.fromEntries(
    ledgerKinds.map((kind) => {
      const own = lines.filter((line) => line.kind === kind);
      return [kind, toDecimal(own.reduce((sum, { amount }) => sum + fromDecimal(amount), 0n))];
    }),
  );

test('a new member’s ledger and its file have no rows, and the sums are 0', async () => {
  const member = await join(api);
  const { lines, sums, provisionalSums, pagination } = await ledgerOf(member);
  assert.deepEqual(lines, []);
  assert.deepEqual([sums, provisionalSums], [sumsOf([]), sumsOf([])]);
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 1, totalCount: 0, totalLines: 0 });
  assert.deepEqual(await (await exportOf(member, { format: 'json' })).json(), []);
  assert.match(await (await exportOf(member)).text(), /^at,kind,position,[A-Za-z,]+\r\n$/);
});

test('a ledger lists payments, income, losses and claims, newest first', async () => {
  const { sponsor, buyer } = await everyKind(api);
  const lines = await allLinesOf(sponsor);
  assertNewestFirst(lines);
  const { globalIncomes } = await sponsor.ask('profile', { userId: sponsor.id });
  const share = fromDecimal(globalIncomes);
  assert.ok(share > 0n);
  assert.deepEqual(
    lines.map(({ position, kind, amount }) => `${position} ${kind} ${amount}`).toSorted(),
    [
      '1 participation 50',
      '3 participation 150',
      `1 referral ${toDecimal(first.bonus)}`,
      `1 level ${toDecimal(first.perUpline)}`,
      `2 lost ${toDecimal(second.bonus)}`,
      `3 referral ${toDecimal(third.referral)}`,
      `3 global ${globalIncomes}`,
      `1 claim ${toDecimal(first.bonus + first.perUpline)}`,
      `3 claim ${toDecimal(third.referral + share)}`,
    ].toSorted(),
  );
  const isOwn = (kind: LedgerKind) => kind === 'participation' || kind === 'claim';
  for (const line of lines) {
    const { kind, position, from, fromId, receiver, reason, missingPosition } = line;
    if (kind !== 'lost') assert.deepEqual([line.receiverId, line.receiverName], ['', '']);
    const caused = isOwn(kind) ? sponsor : buyer;
    assertSameWallet(from, caused.account.address);
    assert.equal(fromId, caused.id);
    assert.equal(receiver !== '', kind === 'lost');
    assert.equal(reason, kind === 'lost' ? 'positionNotActivated' : null);
    assert.equal(missingPosition, kind === 'lost' ? position : null);
  }
});

test('a lost income names its receiver, whose ledger has the same purchase', async () => {
  const upper = await join(api);
  await api.buy(upper, 2);
  const loser = await join(api, upper.id);
  const buyer = await join(api, loser.id);
  await api.buy(buyer, 2);
  const [lost] = (await ledgerOf(loser)).lines;
  assertSameWallet(lost?.receiver ?? '', upper.account.address);
  assert.deepEqual([lost?.receiverId, lost?.receiverName], [upper.id, '']);
  await upper.ask('update', { name: 'Ada Lindqvist' });
  assert.equal((await ledgerOf(loser)).lines[0]?.receiverName, 'Ada Lindqvist');
  const [received] = (await ledgerOf(upper, { kind: ['referral'] })).lines;
  assert.equal(received?.amount, lost?.amount);
  assert.equal(received?.transaction, lost?.transaction);
  assert.equal((await ledgerOf(buyer)).lines[0]?.transaction, lost?.transaction);
});

test('the row of a purchase lists the parts of the fee with their receivers', async () => {
  const upper = await join(api);
  for (const position of [1, 2] as const) await api.buy(upper, position);
  await upper.ask('update', { name: 'Ada Lindqvist' });
  const sponsor = await join(api, upper.id);
  await api.buy(sponsor, 1);
  const buyer = await join(api, sponsor.id);
  for (const position of [1, 2, 3] as const) await api.buy(buyer, position);
  const lines = (await allLinesOf(buyer)).filter(({ kind }) => kind === 'participation');
  const by = (position: number) => lines.find((line) => line.position === position)?.parts ?? [];
  for (const { amount, parts = [] } of lines) {
    const sum = parts.reduce((total, part) => total + fromDecimal(part.amount), 0n);
    assert.equal(sum, fromDecimal(amount));
  }
  const [own] = by(1);
  assert.deepEqual([own?.to, own?.memberId, own?.amount, own?.instead], ['referral', sponsor.id, '10', '']);
  const [passed] = by(2);
  assert.deepEqual([passed?.name, passed?.amount, passed?.insteadId], ['Ada Lindqvist', '20', sponsor.id]);
  assertSameWallet(passed?.instead ?? '', sponsor.account.address);
  const uplines = by(1).filter(({ to }) => to === 'upline');
  assert.deepEqual(
    uplines.map(({ count }) => count),
    uplines.map((_, at) => at + 1),
  );
  assert.equal(uplines[0]?.memberId, sponsor.id);
  const shared = by(3).find(({ to }) => to === 'holders');
  assert.deepEqual([shared?.amount, shared?.wallet], ['105', '']);
  assert.ok((shared?.count ?? 0) > 0);
  const others = (await allLinesOf(upper)).filter(({ kind }) => kind !== 'participation');
  assert.ok(others.length > 0 && others.every(({ parts }) => parts === undefined));
  const [record] = csvRecords(await (await exportOf(buyer, { format: 'csv' })).text());
  assert.equal(record?.parts, by(1).map(inCell).join('; '));
});

test('a holder gets a row from each later purchase of their global pool, and none from earlier ones', async () => {
  const holder = await join(api);
  await api.buy(holder, 6);
  const later = [await join(api), await join(api)];
  for (const member of later) await api.buy(member, 6);
  const lines = await allLinesOf(holder, { kind: 'global' });
  assert.deepEqual(
    lines.map(({ fromId }) => fromId),
    later.map(({ id }) => id).toReversed(),
  );
  const [own] = (await ledgerOf(later[0] ?? holder, { kind: 'participation' })).lines;
  assert.equal(lines[1]?.transaction, own?.transaction);
  assert.equal(lines[1]?.logIndex, own?.logIndex);
});

test('a ledger has pages, and a page past the end is empty', async () => {
  const { sponsor } = await everyKind(api);
  const whole = await ledgerOf(sponsor, { limit: 100 });
  assert.equal(whole.lines.length, 9);
  for (const limit of [1, 2, 4, 9]) {
    const pages = Math.ceil(9 / limit);
    const found = [];
    for (let page = 1; page <= pages; page++) {
      const { lines, sums, pagination } = await ledgerOf(sponsor, { page, limit });
      found.push(...lines);
      assert.deepEqual(sums, whole.sums);
      const counts = { totalPages: pages, totalCount: 9, totalLines: 9 };
      assert.deepEqual(pagination, { currentPage: page, ...counts });
    }
    assert.deepEqual(found, whole.lines);
  }
  const past = await ledgerOf(sponsor, { page: 4, limit: 4 });
  assert.deepEqual([past.lines, past.pagination.totalLines], [[], 9]);
});

test('each filter selects its rows, with their sums and count', async () => {
  const { sponsor } = await everyKind(api);
  const every = await allLinesOf(sponsor);
  const middle = every[4]?.at ?? '';
  const offset = middle.replace(/(\.\d+)?Z$/, '+00:00');
  const filters = [
    ...ledgerKinds.map((kind) => ({ kind })),
    { kind: ['claim', 'global', 'claim'] as LedgerKind[] },
    ...[1, 2, 3, 4, 9].map((position) => ({ position })),
    { kind: 'referral' as const, position: 3 },
    { from: middle },
    { to: middle },
    { from: offset, to: '2999-12-31T23:59:59Z' },
    { from: middle, to: middle },
    { from: '1970-01-01T00:00:00Z', kind: 'global' as const },
    { to: '1970-01-01T00:00:00Z' },
    { from: '9999-12-31T23:59:59Z', position: 3 },
    { position: 3, from: middle, to: '2999-12-31T23:59:59Z' },
  ];
  for (const filter of filters) {
    const asked: { kind?: LedgerKind | LedgerKind[]; position?: number; from?: string; to?: string } = filter;
    const { kind = [], position, from, to } = asked;
    const expected = every
      .filter((line) => kind.length === 0 || [kind].flat().includes(line.kind))
      .filter((line) => position === undefined || line.position === position)
      .filter(({ at }) => from === undefined || new Date(at) >= new Date(from))
      .filter(({ at }) => to === undefined || new Date(at) < new Date(to));
    const { lines, sums, pagination } = await ledgerOf(sponsor, { ...filter, limit: 100 });
    assert.deepEqual(lines, expected, JSON.stringify(filter));
    assert.equal(pagination.totalLines, expected.length);
    assert.deepEqual(sums, sumsOf(expected), JSON.stringify(filter));
  }
});

test('rejects an invalid filter', async () => {
  const { refused, account } = await join(api);
  const wallet = account.address;
  for (const query of [
    { kind: 'bonus' },
    { kind: ['claim', 'bonus'] },
    { position: 0 },
    { position: lastPosition + 1 },
    { from: 'yesterday' },
    { to: '2026-13-01T00:00:00Z' },
    { from: '2026-01-01' },
  ]) {
    for (const name of ['ledger', 'ledgerExport'] as const) await refused(name, { wallet, ...query }, 400);
  }
  await refused('ledgerExport', { wallet, format: 'xml' }, 400);
});

test('the file of a ledger has the rows of its pages, oldest first, as CSV and as JSON', async () => {
  const { sponsor, buyer } = await everyKind(api);
  await buyer.ask('update', { name: '=HYPERLINK("evil"),\nZoë' });
  const { address } = sponsor.account;
  for (const filter of [{}, { kind: ['global', 'lost'] as LedgerKind[] }, { position: 3 }]) {
    const lines = (await allLinesOf(sponsor, filter)).toReversed();
    const json = await exportOf(sponsor, { ...filter, format: 'json' });
    assert.match(json.headers.get('content-type') ?? '', /^application\/json\b/);
    assert.deepEqual(await json.json(), lines);
    const csv = await exportOf(sponsor, filter);
    assert.match(csv.headers.get('content-type') ?? '', /^text\/csv;.*charset=utf-8/);
    const [, name = ''] = /^attachment; filename="(.+)"$/.exec(
      csv.headers.get('content-disposition') ?? '',
    ) ?? ['', ''];
    const [, head = '', tail = '', day = ''] =
      /^upline-ledger-(0x\w{4})-(\w{4})-([\d-]{10})\.csv$/.exec(name) ?? [];
    assertSameWallet(head + tail, address.slice(0, 6) + address.slice(-4));
    assert.equal(day, utcDate(new Date(day)));
    const expected = lines.map(({ receiverId, receiverName, parts = [], ...line }) =>
      Object.fromEntries(
        Object.entries({ ...line, parts: parts.map(inCell).join('; ') }).map(([field, value]) => [
          field,
          String(value ?? '').replace(/^=/, "'="),
        ]),
      ),
    );
    assert.deepEqual(csvRecords(await csv.text()), expected);
  }
});

test('the sums of a ledger equal the totals of the profile and of the pools', async () => {
  const { sponsor, buyer } = await everyKind(api);
  for (const member of [sponsor, buyer]) {
    const { sums } = await ledgerOf(member);
    const data = await member.ask('profile', { userId: member.id });
    assert.deepEqual(
      [sums.referral, sums.level, sums.global, sums.lost],
      [data.referralIncomes, data.levelIncomes, data.globalIncomes, data.lossIncomes],
    );
    for (const pool of data.poolParticipations) {
      const { sums } = await ledgerOf(member, { position: pool.position });
      assert.deepEqual(
        [sums.referral, sums.level, sums.global, sums.lost],
        [pool.referralFund, pool.levelIncome, pool.globalIncome, pool.lossIncome],
      );
    }
  }
});

test('provisional incomes and sums equal the sums of the provisional rows', async () => {
  const { sponsor, buyer } = await everyKind(api);
  for (const member of [sponsor, buyer]) {
    const lines = (await allLinesOf(member)).filter(({ isProvisional }) => isProvisional);
    assert.ok(lines.length > 0);
    const sums = sumsOf(lines);
    const data = await member.ask('profile', { userId: member.id });
    assert.deepEqual(data.provisionalIncomes, {
      referral: sums.referral,
      level: sums.level,
      loss: sums.lost,
      global: sums.global,
    });
    assert.deepEqual((await ledgerOf(member)).provisionalSums, sums);
  }
});
