import { maximumAttachments } from '@upline/domain';
import { expect, test } from 'vitest';
import { takeFiles } from './takeFiles.ts';

const file = (name: string, size = 5) => new File([new Uint8Array(size)], name, { lastModified: 1 });

test('files that can be attached are taken after those before', () => {
  const [first, second] = [file('a.png'), file('b.pdf')];
  expect(takeFiles([first], [second])).toEqual({ files: [first, second], refusals: [] });
});

test('each file that cannot be attached is named with its reason, and the others are taken', () => {
  const good = file('good.txt');
  const { files, refusals } = takeFiles(
    [],
    [file('a.svg'), good, file('b.png', 0), file('c.png', 10_485_761)],
  );
  expect(files).toEqual([good]);
  expect(refusals).toEqual([
    { id: 'attachments.wrongType', values: { name: 'a.svg' } },
    { id: 'attachments.emptyFile', values: { name: 'b.png' } },
    { id: 'attachments.tooLarge', values: { name: 'c.png' } },
  ]);
});

test('the same file is taken once', () => {
  const picture = file('a.png');
  expect(takeFiles([picture], [file('a.png'), file('a.png', 6), file('a.png', 6)]).files).toHaveLength(2);
});

test('more files than a message takes are refused in one sentence', () => {
  const many = Array.from({ length: maximumAttachments + 2 }, (_, index) => file(`${index}.png`));
  const { files, refusals } = takeFiles([], many);
  expect(files).toEqual(many.slice(0, maximumAttachments));
  expect(refusals).toEqual([{ id: 'attachments.tooMany', values: { limit: maximumAttachments } }]);
});
