import assert from 'node:assert/strict';
import { routes } from '@upline/api';
import { attachmentName, maximumAttachmentBytes, maximumAttachments, messages } from '@upline/domain';
import { test } from 'vitest';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';
import { assertRefused, join, signIn, visit } from './support/visitor.ts';

const api = serveApi();

test('keeps a name of the maximum length, and the file can be attached', async () => {
  const member = await join(api);
  const file = fileOf(`${'名'.repeat(251)}.txt`);
  const url = await upload(member, file);
  assert.equal(attachmentName(url), file.name);
  const body = { subject: 'A long name', message: 'See the file.', attachments: [url] };
  const { data } = await member.client.call('createTicket', { body });
  assert.deepEqual(data.attachments.map(attachmentName), [file.name]);
});

test('returns several files in the order sent', async () => {
  const { client } = await join(api);
  const sent = [fileOf('2.txt'), fileOf('1.txt'), pngOf('PICTURE.PNG'), fileOf('1.txt')];
  const names = sent.map(({ name }) => name);
  const { files } = await client.call('uploadMultiple', { files: sent });
  assert.deepEqual(
    files.map(({ fileUrl }) => attachmentName(fileUrl)),
    names,
  );
  assert.equal(new Set(files.map(({ fileUrl }) => fileUrl)).size, names.length);
});

test('rejects a file of the wrong kind, an empty one and one that is too large', async () => {
  const { client } = await join(api);
  const cases = [
    [fileOf('logo.svg', '<svg/>', 'image/svg+xml'), 415, 'server.fileType'],
    [fileOf('page.html', '<p>', 'text/html'), 415, 'server.fileType'],
    [fileOf('tool.exe'), 415, 'server.fileType'],
    [fileOf('nameless'), 415, 'server.fileType'],
    [fileOf('nothing.txt', ''), 422, 'server.fileEmpty'],
    [fileOf('large.txt', new Uint8Array(maximumAttachmentBytes + 1)), 413, 'server.fileTooLarge'],
  ] as const;
  for (const [file, status, id] of cases) {
    const refusal = { status, reason: messages[id] };
    await assertRefused('uploadSingle', client.call('uploadSingle', { files: [file] }), refusal);
    const both = client.call('uploadMultiple', { files: [fileOf('good.txt'), file] });
    await assertRefused('uploadMultiple', both, refusal);
  }
});

test('accepts a file of exactly the most bytes', async () => {
  const member = await join(api);
  await upload(member, fileOf('whole.txt', new Uint8Array(maximumAttachmentBytes).fill(0x20)));
});

test('no file, too many files and a body of another kind are malformed', async () => {
  const { client, fetch, token } = await join(api);
  const tooMany = Array.from({ length: maximumAttachments + 1 }, (_, n) => fileOf(`${n}.txt`));
  const refusalOf = (field: string, count: number) => ({
    status: 400,
    reason: messages['server.wrongFiles'].replace('{field}', field).replace('{count}', String(count)),
  });
  for (const files of [[], tooMany]) {
    await assertRefused(
      'uploadMultiple',
      client.call('uploadMultiple', { files }),
      refusalOf('files', maximumAttachments),
    );
  }
  await assertRefused(
    'uploadSingle',
    client.call('uploadSingle', { files: tooMany.slice(0, 2) }),
    refusalOf('file', 1),
  );
  const wrongField = new FormData();
  wrongField.append('attachment', pngOf());
  for (const body of [wrongField, '{"file":"picture.png"}']) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(api.baseUrl + routes.uploadSingle.path, {
      method: 'POST',
      headers,
      body,
    });
    assert.equal(reply.status, 400);
  }
});

test('an own upload becomes the photo, visible to everybody without a signed link', async () => {
  const member = await join(api);
  const { client, account, signer } = member;
  const url = await upload(member, pngOf());
  const { data } = await client.call('update', { body: { photo: url } });
  assert.equal(data.photo, url.split('?')[0]);
  const other = await join(api, account.id);
  const params = { userId: account.id };
  assert.equal((await other.client.call('profile', { params })).data.photo, data.photo);
  assert.equal((await signIn(await visit(api, signer))).photo, data.photo);
  const reply = await other.fetch(api.baseUrl + data.photo);
  assert.equal(reply.headers.get('content-type'), 'image/png');
  // The server may re-encode pictures; type and size in pixels stay.
  const [sent, seen] = [await pngOf().arrayBuffer(), await reply.arrayBuffer()];
  assert.deepEqual(seen.slice(0, 24), sent.slice(0, 24));

  assert.equal((await client.call('update', { body: { name: 'Ana' } })).data.photo, data.photo);
  assert.equal((await client.call('update', { body: { photo: '' } })).data.photo, '');
  assert.equal((await other.fetch(api.baseUrl + data.photo)).status, 403);
});
