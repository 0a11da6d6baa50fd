import assert from 'node:assert/strict';
import { enrolmentLifetime, splitRaceFee, toDecimal } from '@upline/domain';
import { test } from 'vitest';
import { assertSameWallet, join, type Registered, type Visitor } from '../support/visitor.ts';
import { assertTold, kindsOf } from './support/notified.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi({ withChain: true });

const placeOf = ({ ask }: Visitor) => ask('place', {});

const profileOf = ({ ask, id }: Registered) => ask('profile', { userId: id });

const referrerOf = ({ ask, account }: Visitor) => ask('referrer', { wallet: account.address, position: 1 });

/** Signs the member's enrolment like the app. */
async function sign(member: Registered) {
  const { sponsor, deadline } = await placeOf(member);
  const signature = await api.signPlace(member, { sponsor, deadline });
  return member.ask('signPlace', { sponsor, deadline, signature });
}

/** Members, each under the previous one. */
async function joinLine<const N extends number>(count: N) {
  const line: Registered[] = [];
  for (let nth = 0; nth < count; nth++) line.push(await join(api, line.at(-1)?.id));
  return line as N extends 2 ? [Registered, Registered] : [Registered, Registered, Registered, Registered];
}

test('a sponsor who has signed but never bought keeps their referral and loses the bonus', async () => {
  const sponsor = await join(api);
  const before = await placeOf(sponsor);
  assert.deepEqual([before.state, before.signedUntil, before.waitingFor], ['unsigned', null, '']);
  const signed = await sign(sponsor);
  assert.deepEqual([signed.state, signed.waitingFor], ['signed', '']);
  assert.ok(signed.signedUntil);

  const buyer = await join(api, sponsor.id);
  const named = await referrerOf(buyer);
  const wallet = sponsor.account.address;
  assert.deepEqual([named.isDirect, named.isBound, named.waitingFor], [false, false, '']);
  for (const found of [named.sponsor, named.registered]) assertSameWallet(found, wallet);
  assert.deepEqual(
    named.enrolments.map(({ member }) => member),
    [wallet],
  );

  await api.buyAsNamed(buyer, 1);
  assertSameWallet((await profileOf(buyer)).uplineId, wallet);
  assert.equal((await profileOf(sponsor)).lossIncomes, toDecimal(splitRaceFee(50_000_000n).bonus));
  assert.equal((await placeOf(sponsor)).state, 'recorded');
  assert.deepEqual((await referrerOf(buyer)).enrolments, []);
});

test('an unsigned sponsor is notified of referrals and requests, and is skipped when the buyer buys', async () => {
  const [sponsor, buyer] = await joinLine(2);
  const who = { name: '', wallet: buyer.account.address };
  await assertTold(sponsor, { kind: 'placeUnrecorded', ...who });

  const named = await referrerOf(buyer);
  for (const found of [named.registered, named.waitingFor]) assertSameWallet(found, sponsor.account.address);
  assert.deepEqual(named.enrolments, []);
  assert.notEqual(named.sponsor, named.registered);

  assert.deepEqual((await buyer.ask('askForPlace', {})).asked, [sponsor.account.address]);
  assert.deepEqual((await buyer.ask('askForPlace', {})).asked, []);
  await assertTold(sponsor, { kind: 'placeAsked', ...who });
  await api.buyAsNamed(buyer, 1);
  assertSameWallet((await profileOf(buyer)).uplineId, named.sponsor);
});

test('notifies members who requested a signature once it exists, once', async () => {
  const [sponsor, buyer] = await joinLine(2);
  const other = await join(api, sponsor.id);
  await buyer.ask('askForPlace', {});
  await sign(sponsor);
  await assertTold(buyer, { kind: 'placeSigned', name: '', wallet: sponsor.account.address });
  assertSameWallet((await referrerOf(buyer)).sponsor, sponsor.account.address);
  await sign(sponsor);
  assert.deepEqual(await kindsOf(buyer), ['placeSigned', 'welcome']);
  assert.deepEqual(await kindsOf(other), ['welcome']);
});

test('one purchase records three generations who have never bought', async () => {
  const line = await joinLine(4);
  const above = line.slice(0, 3);
  for (const member of above) await sign(member);
  assert.deepEqual(
    (await referrerOf(line[3])).enrolments.map(({ member }) => member),
    above.map(({ account }) => account.address),
  );
  await api.buyAsNamed(line[3], 3);
  for (const [index, sponsor] of above.entries()) {
    const below = line[index + 1] ?? line[3];
    assertSameWallet((await profileOf(below)).uplineId, sponsor.account.address);
    assert.equal((await placeOf(below)).state, 'recorded');
  }
});

test('an unsigned sponsor blocks all enrolments below, and signed members there see whom they wait for', async () => {
  const [first, second, third, buyer] = await joinLine(4);
  await sign(first);
  const waiting = await sign(third);
  assert.equal(waiting.state, 'waiting');
  assertSameWallet(waiting.waitingFor, second.account.address);
  const newcomer = await join(api, third.id);
  await assertTold(third, { kind: 'placeWaiting', name: '', wallet: newcomer.account.address });
  // One notification counts all members of the day.
  await assertTold(second, { kind: 'placesUnrecorded', count: 2 });
  const named = await referrerOf(buyer);
  assertSameWallet(named.sponsor, first.account.address);
  assertSameWallet(named.registered, third.account.address);
  assertSameWallet(named.waitingFor, second.account.address);
  await sign(second);
  assert.equal((await placeOf(third)).state, 'signed');
  const later = await join(api, third.id);
  await assertTold(third, { kind: 'referralJoined', name: '', wallet: later.account.address });
  assertSameWallet((await referrerOf(buyer)).sponsor, third.account.address);
});

test('rejects a signature of another wallet, for another sponsor or with too short a deadline', async () => {
  const [above, member] = await joinLine(2);
  const { sponsor, deadline } = await placeOf(member);
  const at = (seconds: number) => String(BigInt(deadline) + BigInt(seconds));
  for (const [signer, place, reason] of [
    [above, { sponsor, deadline }, 'server.wrongSignature'],
    [member, { sponsor: member.account.address, deadline }, 'server.otherSponsor'],
    [member, { sponsor, deadline: at(-enrolmentLifetime) }, 'server.signatureTooShort'],
    [member, { sponsor, deadline: at(enrolmentLifetime) }, 'server.signatureTooLong'],
  ] as const) {
    const signature = await api.signPlace(signer, place);
    await member.refused('signPlace', { ...place, signature }, 422, reason);
  }
  assert.equal((await placeOf(member)).state, 'unsigned');
});
