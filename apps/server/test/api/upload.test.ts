import assert from 'node:assert/strict';
import { routes } from '@upline/api';
import { attachmentName, maximumAttachmentBytes, maximumAttachments, messages } from '@upline/domain';
import { test } from 'vitest';
import { baseUrl, join } from '../support/visitor.ts';
import { fileOf, pngOf, upload } from './support/sampleUploads.ts';
import { serveApi } from './support/serveApi.ts';

const api = serveApi();

test('keeps a name of the maximum length, and the file can be attached', async () => {
  const member = await join(api);
  const file = fileOf(`${'名'.repeat(251)}.txt`);
  const url = await upload(member, file);
  assert.equal(attachmentName(url), file.name);
  const body = { subject: 'A long name', message: 'See the file.', attachments: [url] };
  assert.deepEqual((await member.ask('createTicket', body)).attachments.map(attachmentName), [file.name]);
});

test('returns several files in the order sent', async () => {
  const { ask } = await join(api);
  const sent = [fileOf('2.txt'), fileOf('1.txt'), pngOf('PICTURE.PNG'), fileOf('1.txt')];
  const urls = (await ask('uploadMultiple', { files: sent })).files.map(({ fileUrl }) => fileUrl);
  assert.deepEqual(
    urls.map(attachmentName),
    sent.map(({ name }) => name),
  );
  assert.equal(new Set(urls).size, sent.length);
});

test('rejects a file of the wrong kind, an empty one and one that is too large', async () => {
  const member = await join(api);
  for (const [file, status, reason] of [
    [fileOf('logo.svg', '<svg/>', 'image/svg+xml'), 415, 'server.fileType'],
    [fileOf('page.html', '<p>', 'text/html'), 415, 'server.fileType'],
    [fileOf('tool.exe'), 415, 'server.fileType'],
    [fileOf('nameless'), 415, 'server.fileType'],
    [fileOf('nothing.txt', ''), 422, 'server.fileEmpty'],
    [fileOf('large.txt', new Uint8Array(maximumAttachmentBytes + 1)), 413, 'server.fileTooLarge'],
  ] as const) {
    await member.refused('uploadSingle', { files: [file] }, status, reason);
    await member.refused('uploadMultiple', { files: [fileOf('good.txt'), file] }, status, reason);
  }
  await upload(member, fileOf('whole.txt', new Uint8Array(maximumAttachmentBytes).fill(0x20)));
});

test('no file, too many files and a body of another kind are malformed', async () => {
  const { refused, browser, token } = await join(api);
  const tooMany = Array.from({ length: maximumAttachments + 1 }, (_, n) => fileOf(`${n}.txt`));
  for (const [name, files, field, count] of [
    ['uploadMultiple', [], 'files', maximumAttachments],
    ['uploadMultiple', tooMany, 'files', maximumAttachments],
    ['uploadSingle', tooMany.slice(0, 2), 'file', 1],
  ] as const) {
    const reason = messages['server.wrongFiles'].replace('{field}', field).replace('{count}', String(count));
    await refused(name, { files }, 400, reason);
  }
  const wrongField = new FormData();
  wrongField.append('attachment', pngOf());
  for (const body of [wrongField, '{"file":"picture.png"}']) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await browser(baseUrl + routes.uploadSingle.path, { method: 'POST', headers, body });
    assert.equal(reply.status, 400);
  }
});
