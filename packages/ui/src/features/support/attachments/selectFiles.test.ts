import { maximumAttachments } from '@upline/domain';
import { expect, test } from 'vitest';
import { selectFiles } from './selectFiles.ts';

const file = (name: string, size = 5) => new File([new Uint8Array(size)], name, { lastModified: 1 });

test('appends accepted files to the files of the message', () => {
  const [first, second] = [file('a.png'), file('b.pdf')];
  expect(selectFiles([first], [second])).toEqual({ files: [first, second], refusals: [] });
});

test('names each rejected file with its reason and accepts the others', () => {
  const good = file('good.txt');
  const { files, refusals } = selectFiles(
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

test('accepts the same file once', () => {
  const picture = file('a.png');
  expect(selectFiles([picture], [file('a.png'), file('a.png', 6), file('a.png', 6)]).files).toHaveLength(2);
});

test('rejects files above the limit with one message', () => {
  const many = Array.from({ length: maximumAttachments + 2 }, (_, index) => file(`${index}.png`));
  const { files, refusals } = selectFiles([], many);
  expect(files).toEqual(many.slice(0, maximumAttachments));
  expect(refusals).toEqual([{ id: 'attachments.tooMany', values: { limit: maximumAttachments } }]);
});
