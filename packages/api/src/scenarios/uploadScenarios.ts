import assert from 'node:assert/strict';
import { attachmentName, maximumAttachmentBytes, maximumAttachments, messages } from '@upline/domain';
import { routes } from '../routes.ts';
import type { Scenario } from './backend.ts';
import { fileOf, pngOf, upload } from './sampleUploads.ts';
import { assertRefused, join } from './visitor.ts';

export const uploadScenarios: readonly Scenario[] = [
  {
    name: 'serves a file as uploaded to anyone with its signed link',
    async run(backend) {
      const member = await join(backend);
      const file = fileOf('Überweisung #1 (50%).txt', 'Fifty dollars.');
      const url = await upload(member, file);
      assert.equal(attachmentName(url), file.name);
      assert.match(url, /^\/files\/[^/]+\/[^/?]+\?exp=\d+&sig=[^&]+$/);
      const { fetch } = await join(backend);
      const reply = await fetch(backend.baseUrl + url);
      assert.equal(reply.status, 200);
      assert.equal(await reply.text(), 'Fifty dollars.');
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      assert.match(reply.headers.get('content-security-policy') ?? '', /^sandbox; default-src 'none'/);
      assert.ok(reply.headers.get('content-disposition')?.includes(encodeURIComponent('Überweisung')));
    },
  },
  {
    name: 'serves a file under its true type, and only pictures and PDF open in the browser',
    async run(backend) {
      const member = await join(backend);
      const page = fileOf('page.txt', '<script>alert(1)</script>', 'text/html');
      const served = async (file: File) => {
        const { headers } = await member.fetch(backend.baseUrl + (await upload(member, file)));
        return [headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]];
      };
      assert.deepEqual(await served(page), ['text/plain; charset=utf-8', 'attachment']);
      const picture = fileOf('picture.png', await pngOf().arrayBuffer(), 'text/html');
      assert.deepEqual(await served(picture), ['image/png', 'inline']);
    },
  },
  {
    name: 'a picture named as another kind gets its true type',
    async run(backend) {
      const member = await join(backend);
      const url = await upload(member, fileOf('Saved picture.jpg', await pngOf().arrayBuffer()));
      assert.equal(attachmentName(url), 'Saved picture.png');
      const { headers } = await member.fetch(backend.baseUrl + url);
      assert.equal(headers.get('content-type'), 'image/png');
    },
  },
  {
    name: 'refuses a link without a valid signature',
    async run(backend) {
      const member = await join(backend);
      const [url, other] = [await upload(member, fileOf('a.txt')), await upload(member, fileOf('b.txt'))];
      const [path = '', query = ''] = url.split('?');
      const later = query.replace(/exp=(\d+)/, (_, time: string) => `exp=${Number(time) + 60}`);
      for (const link of [path, `${path}?${later}`, `${path}?${other.split('?')[1]}`]) {
        assert.equal((await member.fetch(backend.baseUrl + link)).status, 403, link);
      }
      assert.equal((await member.fetch(`${backend.baseUrl}/files/nothing/a.txt?${query}`)).status, 404);
    },
  },
  {
    name: 'keeps a name of the maximum length, and the file can be attached',
    async run(backend) {
      const member = await join(backend);
      const file = fileOf(`${'名'.repeat(251)}.txt`);
      const url = await upload(member, file);
      assert.equal(attachmentName(url), file.name);
      const body = { subject: 'A long name', message: 'See the file.', attachments: [url] };
      const { data } = await member.client.call('createTicket', { body });
      assert.deepEqual(data.attachments.map(attachmentName), [file.name]);
    },
  },
  {
    name: 'returns several files in the order sent',
    async run(backend) {
      const { client } = await join(backend);
      const sent = [fileOf('2.txt'), fileOf('1.txt'), pngOf('PICTURE.PNG'), fileOf('1.txt')];
      const names = sent.map(({ name }) => name);
      const { files } = await client.call('uploadMultiple', { files: sent });
      assert.deepEqual(
        files.map(({ fileUrl }) => attachmentName(fileUrl)),
        names,
      );
      assert.equal(new Set(files.map(({ fileUrl }) => fileUrl)).size, names.length);
    },
  },
  {
    name: 'rejects a file of the wrong kind, an empty one and one that is too large',
    async run(backend) {
      const { client } = await join(backend);
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
    },
  },
  {
    name: 'accepts a file of exactly the most bytes',
    async run(backend) {
      const member = await join(backend);
      await upload(member, fileOf('whole.txt', new Uint8Array(maximumAttachmentBytes).fill(0x20)));
    },
  },
  {
    name: 'no file, too many files and a body of another kind are malformed',
    async run(backend) {
      const { client, fetch, token } = await join(backend);
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
        const reply = await fetch(backend.baseUrl + routes.uploadSingle.path, {
          method: 'POST',
          headers,
          body,
        });
        assert.equal(reply.status, 400);
      }
    },
  },
];
