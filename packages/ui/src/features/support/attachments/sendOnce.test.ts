import { ApiError, idempotencyHeader } from '@upline/api';
import { expect, test } from 'vitest';
import { newMessageKey, sendOnce } from './sendOnce.ts';

const usedKey = () =>
  new ApiError(422, { success: false, errors: [{ msg: 'This key was used.', path: idempotencyHeader }] });
const foreignFile = () => new ApiError(422, { success: false, errors: [{ msg: 'Not your file.' }] });
const lost = () => new ApiError(0, null);

/** A server with idempotency keys that drops the replies of the attempts in `losing`. */
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

test('returns the message that an earlier attempt stored without its files', async () => {
  const { asked, made, send } = server(1, 3);
  const key = newMessageKey();
  await expect(sendOnce(key, [], send)).rejects.toMatchObject({ status: 0 });
  await expect(sendOnce(key, ['a.png'], send), 'lost once more').rejects.toMatchObject({ status: 0 });
  expect(await sendOnce(key, ['a.png'], send)).toEqual([]);
  expect(asked).toEqual([[], ['a.png'], [], ['a.png'], []]);
  expect(made).toEqual([[]]);
});

test('sends a message that never arrived with the files uploaded since', async () => {
  const { made, send } = server();
  const key = newMessageKey();
  await expect(sendOnce(key, [], () => Promise.reject(lost()))).rejects.toMatchObject({ status: 0 });
  expect(await sendOnce(key, ['a.png'], send)).toEqual(['a.png']);
  expect(made).toEqual([['a.png']]);
});

test('rejects a foreign file without repeating earlier attempts', async () => {
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
