import { ApiError, idempotencyHeader } from '@upline/api';
import { expect, test } from 'vitest';
import { newMessageKey, sendOnce } from './sendOnce.ts';

const usedKey = () =>
  new ApiError(422, { success: false, errors: [{ msg: 'This key was used.', path: idempotencyHeader }] });
const foreignFile = () => new ApiError(422, { success: false, errors: [{ msg: 'Not your file.' }] });
const lost = () => new ApiError(0, null);

/** A server that remembers what was made under a key, and loses the answers that are named. */
function server(...losing: number[]) {
  const asked: string[][] = [];
  const made: string[][] = [];
  const send = async (attachments: string[]) => {
    asked.push(attachments);
    const [before] = made;
    if (before && before.join() !== attachments.join()) throw usedKey();
    if (!before) made.push(attachments);
    if (losing.includes(asked.length)) throw lost();
    return made[0];
  };
  return { asked, made, send };
}

test('words that arrived without their files are found again, and no second message is made', async () => {
  const { asked, made, send } = server(1, 3);
  const key = newMessageKey();
  await expect(sendOnce(key, [], send)).rejects.toMatchObject({ status: 0 });
  await expect(sendOnce(key, ['a.png'], send), 'lost once more').rejects.toMatchObject({ status: 0 });
  expect(await sendOnce(key, ['a.png'], send)).toEqual([]);
  expect(asked).toEqual([[], ['a.png'], [], ['a.png'], []]);
  expect(made).toEqual([[]]);
});

test('what never arrived goes with the files that could be uploaded meanwhile', async () => {
  const { made, send } = server();
  const key = newMessageKey();
  await expect(sendOnce(key, [], () => Promise.reject(lost()))).rejects.toMatchObject({ status: 0 });
  expect(await sendOnce(key, ['a.png'], send)).toEqual(['a.png']);
  expect(made).toEqual([['a.png']]);
});

test('a file that is not theirs is refused at once, and its key is theirs still', async () => {
  const key = newMessageKey();
  const asked: string[][] = [];
  const refuse = (attachments: string[]) => {
    asked.push(attachments);
    return Promise.reject(foreignFile());
  };
  await expect(sendOnce(key, [], () => Promise.reject(lost()))).rejects.toMatchObject({ status: 0 });
  await expect(sendOnce(key, ['old.png'], refuse)).rejects.toMatchObject({ reason: 'Not your file.' });
  expect(asked).toEqual([['old.png']]);
});
