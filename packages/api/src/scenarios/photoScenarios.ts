import assert from 'node:assert/strict';
import { maximumPhotoBytes, messages } from '@upline/domain';
import type { Scenario } from './backend.ts';
import { fileOf, pngOf, upload } from './sampleUploads.ts';
import { assertRefused, join, signIn, visit } from './visitor.ts';

export const photoScenarios: readonly Scenario[] = [
  {
    name: 'an own upload becomes the photo, visible to everybody without a signed link',
    async run(backend) {
      const member = await join(backend);
      const { client, account, signer } = member;
      const url = await upload(member, pngOf());
      const { data } = await client.call('update', { body: { photo: url } });
      assert.equal(data.photo, url.split('?')[0]);
      const other = await join(backend, account.id);
      const params = { userId: account.id };
      assert.equal((await other.client.call('profile', { params })).data.photo, data.photo);
      assert.equal((await signIn(await visit(backend, signer))).photo, data.photo);
      const reply = await other.fetch(backend.baseUrl + data.photo);
      assert.equal(reply.headers.get('content-type'), 'image/png');
      // The server may re-encode pictures; type and size in pixels stay.
      const [sent, seen] = [await pngOf().arrayBuffer(), await reply.arrayBuffer()];
      assert.deepEqual(seen.slice(0, 24), sent.slice(0, 24));

      assert.equal((await client.call('update', { body: { name: 'Ana' } })).data.photo, data.photo);
      assert.equal((await client.call('update', { body: { photo: '' } })).data.photo, '');
      assert.equal((await other.fetch(backend.baseUrl + data.photo)).status, 403);
    },
  },
  {
    name: 'rejects another member’s upload as photo',
    async run(backend) {
      const [member, other] = [await join(backend), await join(backend)];
      const url = await upload(other, pngOf());
      for (const photo of [url, url.split('?')[0], `https://elsewhere.example${url}`]) {
        await assertRefused('update', member.client.call('update', { body: { photo } }), {
          status: 422,
          reason: messages['server.foreignPhoto'],
        });
      }
    },
  },
  {
    name: 'a photo is a JPEG or PNG of at most five megabytes',
    async run(backend) {
      const member = await join(backend);
      const large = new Uint8Array(maximumPhotoBytes + 1);
      large.set(new Uint8Array(await pngOf().arrayBuffer()));
      const unfit = [fileOf('note.txt'), fileOf('large.png', large, 'image/png')];
      for (const file of unfit) {
        const photo = await upload(member, file);
        await assertRefused('update', member.client.call('update', { body: { photo } }), {
          status: 422,
          reason: messages['server.unfitPhoto'],
        });
      }
    },
  },
];
