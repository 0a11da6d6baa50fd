import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** A statement whose answers the test controls. */
function fakes() {
  const asked: (readonly number[])[] = [];
  const answers: ((answers: number[]) => void)[] = [];
  const refusals: ((reason: unknown) => void)[] = [];
  const ask = gather((questions: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    asked.push(questions);
    answers.push(resolve);
    refusals.push(reject);
    return promise;
  });
  return { asked, answers, refusals, ask };
}

test('combines the questions of one turn and returns each answer to its caller', async () => {
  const { asked, answers, ask } = fakes();
  const told = Promise.all([ask(1), ask(2), ask(3)]);
  await turn();
  expect(asked).toEqual([[1, 2, 3]]);
  answers[0]?.([10, 20, 30]);
  expect(await told).toEqual([10, 20, 30]);
});

test('never answers from a statement that began before the question', async () => {
  const { asked, answers, ask } = fakes();
  const first = ask(1);
  await turn();
  const others = Promise.all([ask(1), ask(2)]);
  await turn();
  expect(asked).toEqual([[1]]);
  answers[0]?.([10]);
  expect(await first).toBe(10);
  await turn();
  await turn();
  expect(asked).toEqual([[1], [1, 2]]);
  answers[1]?.([11, 20]);
  expect(await others).toEqual([11, 20]);
});

test('does not delay later questions behind a slow statement', async () => {
  const { asked, answers, ask } = fakes();
  const slow = ask(1);
  await turn();
  const quick = ask(2);
  await expect.poll(() => asked).toEqual([[1], [2]]);
  answers[1]?.([20]);
  expect(await quick).toBe(20);
  answers[0]?.([10]);
  expect(await slow).toBe(10);
});

test('fails only the questions of a failed statement', async () => {
  const { asked, answers, refusals, ask } = fakes();
  const told = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  refusals[0]?.(new Error('No database.'));
  const failed = { status: 'rejected', reason: new Error('No database.') };
  expect(await told).toEqual([failed, failed]);
  const next = ask(3);
  await expect.poll(() => asked).toHaveLength(2);
  answers[1]?.([30]);
  expect(await next).toBe(30);
});

test('rejects a statement with too few answers', async () => {
  const { answers, ask } = fakes();
  const told = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  answers[0]?.([10]);
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('answers many questions with several statements in sequence', async () => {
  const sizes: number[] = [];
  const ask = gather(async (questions: readonly number[]) => {
    sizes.push(questions.length);
    await pause(1);
    return questions.map((question) => question * 10);
  });
  const all = Array.from({ length: 25 }, (_, index) => index);
  expect(await Promise.all(all.map((one) => ask(one)))).toEqual(all.map((one) => one * 10));
  expect(sizes).toEqual([10, 10, 5]);
});

test('starts the next statement before it returns the answers of the previous one', async () => {
  const events: string[] = [];
  const ask = gather(async (questions: readonly number[]) => {
    events.push(`asked for ${questions.length}`);
    await pause(1);
    return questions;
  });
  const all = Array.from({ length: 12 }, (_, index) => index);
  await Promise.all(all.map((one) => ask(one).then(() => events.push('told'))));
  expect(events.slice(0, 3)).toEqual(['asked for 10', 'asked for 2', 'told']);
});
