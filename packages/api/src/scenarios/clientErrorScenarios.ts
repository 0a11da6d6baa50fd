import assert from 'node:assert/strict';
import type { Scenario } from './backend.ts';
import { visit } from './visitor.ts';

const report = { kind: 'error', message: 'It broke.', page: '/dashboard', build: 'abc123' } as const;

export const clientErrorScenarios: readonly Scenario[] = [
  {
    name: 'accepts an error report from anybody and replies without data',
    async run(backend) {
      const { client } = await visit(backend, await backend.newSigner());
      const reply = await client.call('reportClientError', { body: { ...report, stack: 'at a (b.js:1:2)' } });
      assert.equal(reply.data, null);
    },
  },
  {
    name: 'rejects a report that is too long, of an unknown kind or without a build',
    async run(backend) {
      const { fetch } = await visit(backend, await backend.newSigner());
      const bad = [
        { message: '' },
        { message: 'm'.repeat(501) },
        { stack: 's'.repeat(4001) },
        { page: `/${'p'.repeat(100)}` },
        { build: 'b'.repeat(65) },
        { build: 'two words' },
        { kind: 'anything' },
      ];
      for (const part of bad) {
        const reply = await fetch(`${backend.baseUrl}/api/client-errors`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...report, ...part }),
        });
        assert.equal(reply.status, 400, JSON.stringify(part).slice(0, 60));
      }
    },
  },
];
