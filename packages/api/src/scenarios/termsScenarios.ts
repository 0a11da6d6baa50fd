import assert from 'node:assert/strict';
import { currentTerms, messages, termsVersion } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { assertRefused, join, type Registered, registerVisitor, signMessage, visit } from './visitor.ts';

/** The version that a member must accept before the next purchase, by the referrer call. */
async function toAccept({ client, account }: Registered): Promise<string> {
  const params = { wallet: account.walletId, position: 1 } as const;
  return (await client.call('referrer', { params })).data.termsToAccept;
}

export const termsScenarios: readonly Scenario[] = [
  {
    name: 'a member who accepted the terms at registration can read them and is not asked again',
    async run(backend) {
      const member = await registerVisitor(await visit(backend), undefined, termsVersion);
      const { data } = await member.client.call('terms', {});
      const { version, risk, clauses } = currentTerms;
      assert.deepEqual(data.current, { version, risk, clauses });
      const [accepted, ...more] = data.accepted;
      assert.deepEqual(more, []);
      assert.deepEqual(accepted, { ...data.current, at: accepted?.at });
      assert.equal(await toAccept(member), '');
    },
  },
  {
    name: 'a member who registered without accepting must accept before a purchase',
    async run(backend) {
      const member = await join(backend);
      assert.deepEqual((await member.client.call('terms', {})).data.accepted, []);
      assert.equal(await toAccept(member), termsVersion);

      const { data } = await member.client.call('acceptTerms', { body: { version: termsVersion } });
      assert.deepEqual(
        data.accepted.map(({ version }) => version),
        [termsVersion],
      );
      assert.equal(await toAccept(member), '');
      const again = await member.client.call('acceptTerms', { body: { version: termsVersion } });
      assert.deepEqual(again.data, data);
    },
  },
  {
    name: 'rejects terms that are not in force, at registration and later',
    async run(backend) {
      const visitor = await visit(backend);
      const body = { walletId: visitor.signer.address, termsVersion: '2026-11-21' };
      const signature = await signMessage(visitor);
      const reason = messages['server.termsChanged'];
      await assertRefused('register', visitor.client.call('register', { body: { ...body, signature } }), {
        status: 409,
        reason,
      });
      const member = await registerVisitor(visitor);
      for (const version of ['2026-11-21', '2999-01-01', '']) {
        const call = member.client.call('acceptTerms', { body: { version } });
        await assertRefused('acceptTerms', call, { status: 409, reason });
      }
      assert.equal(await toAccept(member), termsVersion);
    },
  },
  {
    name: 'hides other members’ acceptances',
    async run(backend) {
      const [member, other] = [await join(backend), await join(backend)];
      const params = { wallet: other.account.walletId, position: 1 } as const;
      assert.equal((await member.client.call('referrer', { params })).data.termsToAccept, '');
    },
  },
];
