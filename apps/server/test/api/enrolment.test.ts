import assert from 'node:assert/strict';
import { enrolmentLifetime, messages, splitRaceFee, toDecimal } from '@upline/domain';
import { test } from 'vitest';
import { assertTold, notificationsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, assertSameWallet, join, type Registered, signPlace } from './support/visitor.ts';

const api = serveApi({ withChain: true });

const placeOf = async ({ client }: Registered) => (await client.call('place', {})).data;

async function profileOf({ client, account }: Registered) {
  return (await client.call('profile', { params: { userId: account.id } })).data;
}

async function referrerOf({ client, account }: Registered) {
  return (await client.call('referrer', { params: { wallet: account.walletId, position: 1 } })).data;
}

async function joinLine(count: number): Promise<Registered[]> {
  const line: Registered[] = [];
  for (let nth = 0; nth < count; nth++) line.push(await join(api, line.at(-1)?.account.id));
  return line;
}

test('a sponsor who has signed but never bought keeps their referral and loses the bonus', async () => {
  const sponsor = await join(api);
  const before = await placeOf(sponsor);
  assert.deepEqual([before.state, before.signedUntil, before.waitingFor], ['unsigned', null, '']);
  const signed = await signPlace(sponsor);
  assert.deepEqual([signed.state, signed.waitingFor], ['signed', '']);
  assert.ok(signed.signedUntil);

  const buyer = await join(api, sponsor.account.id);
  const named = await referrerOf(buyer);
  assert.deepEqual([named.isDirect, named.isBound, named.waitingFor], [false, false, '']);
  assertSameWallet(named.sponsor, sponsor.account.walletId);
  assertSameWallet(named.registered, sponsor.account.walletId);
  assert.deepEqual(
    named.enrolments.map(({ member }) => member),
    [sponsor.account.walletId],
  );

  await api.buyAsNamed(buyer, 1);
  const { bonus } = splitRaceFee(50_000_000n);
  assertSameWallet((await profileOf(buyer)).uplineId, sponsor.account.walletId);
  assert.equal((await profileOf(sponsor)).lossIncomes, toDecimal(bonus));
  assert.equal((await placeOf(sponsor)).state, 'recorded');
  assert.deepEqual((await referrerOf(buyer)).enrolments, []);
});

test('an unsigned sponsor is notified of referrals and requests, and is skipped when the buyer buys', async () => {
  const sponsor = await join(api);
  const buyer = await join(api, sponsor.account.id);
  const who = { name: '', wallet: buyer.account.walletId };
  await assertTold(sponsor, { kind: 'placeUnrecorded', ...who });

  const named = await referrerOf(buyer);
  assertSameWallet(named.registered, sponsor.account.walletId);
  assertSameWallet(named.waitingFor, sponsor.account.walletId);
  assert.deepEqual(named.enrolments, []);
  assert.notEqual(named.sponsor, named.registered);

  const ask = async () => (await buyer.client.call('askForPlace', {})).data.asked;
  assert.deepEqual(await ask(), [sponsor.account.walletId]);
  assert.deepEqual(await ask(), []);
  await assertTold(sponsor, { kind: 'placeAsked', ...who });

  await api.buyAsNamed(buyer, 1);
  assertSameWallet((await profileOf(buyer)).uplineId, named.sponsor);
});

test('notifies members who requested a signature once it exists, once', async () => {
  const sponsor = await join(api);
  const [buyer, other] = [await join(api, sponsor.account.id), await join(api, sponsor.account.id)];
  await buyer.client.call('askForPlace', {});
  await signPlace(sponsor);
  await assertTold(buyer, { kind: 'placeSigned', name: '', wallet: sponsor.account.walletId });
  assertSameWallet((await referrerOf(buyer)).sponsor, sponsor.account.walletId);
  await signPlace(sponsor);
  const kinds = async (member: Registered) => (await notificationsOf(member)).map(({ kind }) => kind);
  assert.equal((await kinds(buyer)).filter((kind) => kind === 'placeSigned').length, 1);
  assert.ok(!(await kinds(other)).includes('placeSigned'));
});

test('one purchase records three generations who have never bought', async () => {
  const line = await joinLine(4);
  const buyer = line.at(-1);
  assert.ok(buyer);
  for (const member of line.slice(0, 3)) await signPlace(member);
  const named = await referrerOf(buyer);
  assert.deepEqual(
    named.enrolments.map(({ member }) => member),
    line.slice(0, 3).map(({ account }) => account.walletId),
  );
  await api.buyAsNamed(buyer, 3);
  for (const [above, below] of line.slice(1).map((member, index) => [line[index], member] as const)) {
    assertSameWallet((await profileOf(below)).uplineId, above?.account.walletId ?? '');
    assert.equal((await placeOf(below)).state, 'recorded');
  }
});

test('an unsigned sponsor blocks all enrolments below, and signed members there see whom they wait for', async () => {
  const [first, second, third, buyer] = await joinLine(4);
  assert.ok(first && second && third && buyer);
  await signPlace(first);
  const waiting = await signPlace(third);
  assert.equal(waiting.state, 'waiting');
  assertSameWallet(waiting.waitingFor, second.account.walletId);
  const newcomer = await join(api, third.account.id);
  const who = { name: '', wallet: newcomer.account.walletId };
  await assertTold(third, { kind: 'placeWaiting', ...who });
  // One notification counts all members of the day.
  await assertTold(second, { kind: 'placesUnrecorded', count: 2 });
  const named = await referrerOf(buyer);
  assertSameWallet(named.sponsor, first.account.walletId);
  assertSameWallet(named.registered, third.account.walletId);
  assertSameWallet(named.waitingFor, second.account.walletId);
  await signPlace(second);
  assert.equal((await placeOf(third)).state, 'signed');
  const later = await join(api, third.account.id);
  await assertTold(third, { kind: 'referralJoined', name: '', wallet: later.account.walletId });
  assertSameWallet((await referrerOf(buyer)).sponsor, third.account.walletId);
});

test('rejects a signature of another wallet, for another sponsor or with too short a deadline', async () => {
  const [above, member] = await joinLine(2);
  assert.ok(above && member);
  const { client, signer } = member;
  const { sponsor, deadline } = await placeOf(member);
  const send = async (body: { sponsor: string; deadline: string }, hand = signer) => {
    const signature = await hand.signPlace({ sponsor: body.sponsor, deadline: BigInt(body.deadline) });
    return client.call('signPlace', { body: { ...body, signature } });
  };
  const refused = (call: Promise<unknown>, reason: string) =>
    assertRefused('signPlace', call, { status: 422, reason });
  const good = { sponsor, deadline };
  await refused(send(good, above.signer), messages['server.wrongSignature']);
  await refused(send({ ...good, sponsor: signer.address }), messages['server.otherSponsor']);
  const soon = BigInt(deadline) - BigInt(enrolmentLifetime);
  await refused(send({ ...good, deadline: soon.toString() }), messages['server.signatureTooShort']);
  const late = BigInt(deadline) + BigInt(enrolmentLifetime);
  await refused(send({ ...good, deadline: late.toString() }), messages['server.signatureTooLong']);
  assert.equal((await placeOf(member)).state, 'unsigned');
});
