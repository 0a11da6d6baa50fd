import { pino } from 'pino';
import { expect, test } from 'vitest';
import { SilentNodeError } from '../chain/isUnreachable.ts';
import { type ChainNode, createNodes } from '../chain/nodes.ts';
import type { ChainReader } from './chainReader.ts';
import { ContinuityError, WrongChainError } from './ledgerErrors.ts';
import { createNodeChoice } from './nodeChoice.ts';

const wrong = new WrongChainError('The node is on another chain.');

/** Nodes with fake readers, which answer from `says`. */
function choiceOf(names: readonly string[], says: Record<string, { head?: bigint; identify?: Error }> = {}) {
  const nodes = createNodes(
    names.map((name) => `http://${name}`),
    pino({ level: 'silent' }),
  );
  const asked: string[] = [];
  const createReader = ({ name }: ChainNode) =>
    ({
      async identify() {
        asked.push(`identify ${name}`);
        const fault = says[name]?.identify;
        if (fault) throw fault;
      },
      async head() {
        asked.push(`head ${name}`);
        const number = says[name]?.head;
        if (number === undefined) throw new SilentNodeError();
        return { number };
      },
    }) as ChainReader;
  let range = 100n;
  const choice = createNodeChoice({ nodes, createReader, onHead() {}, range: () => range });
  const askOne = () => {
    range = 1n;
  };
  return { choice, asked, nodes, askOne, name: () => choice.current().name };
}

test('switches to the next node if the fault may be the current one', () => {
  const { choice, name } = choiceOf(['a', 'b']);
  choice.judge(choice.current(), new Error('The database is gone.'));
  expect(name()).toBe('a');
  choice.judge(choice.current(), new ContinuityError('Something is missing.'));
  expect(name()).toBe('b');
});

test('reports a contradiction only after every node has confirmed it', () => {
  const { choice } = choiceOf(['a', 'b']);
  choice.judge(choice.current(), wrong);
  expect(choice.isAgreed(wrong)).toBe(false);
  choice.judge(choice.current(), wrong);
  expect(choice.isAgreed(wrong)).toBe(true);
  choice.accept(choice.current(), { head: 9n, reached: 9n });
  expect(choice.isAgreed(wrong)).toBe(false);
});

test('leaves a node behind the ledger and keeps one that takes a step', () => {
  const { choice, name } = choiceOf(['a', 'b']);
  choice.accept(choice.current(), { head: 9n, reached: 10n });
  expect(name()).toBe('b');
  choice.accept(choice.current(), { head: 10n, reached: 10n });
  expect(name()).toBe('b');
});

test('identifies each node once, and again after an outage', async () => {
  const { choice, asked } = choiceOf(['a']);
  const node = choice.current();
  await choice.identify(node);
  await choice.identify(node);
  choice.judge(node, new SilentNodeError());
  await choice.identify(node);
  expect(asked).toEqual(['identify a', 'identify a']);
});

test('reports silence once no node answers', () => {
  const { choice } = choiceOf(['a', 'b']);
  const silent = new SilentNodeError();
  choice.judge(choice.current(), silent);
  expect(choice.isSilence(silent)).toBe(false);
  choice.judge(choice.current(), silent);
  expect(choice.isSilence(silent)).toBe(true);
  expect(choiceOf(['a']).choice.isSilence(silent)).toBe(true);
});

test('uses another node as the witness if one is available', () => {
  const { choice, nodes } = choiceOf(['a', 'b']);
  const [first, second] = nodes.all as [ChainNode, ChainNode];
  expect(choice.witness()).toBe(choice.reader(second));
  choice.doubtWitness();
  expect(choice.witness()).toBe(choice.reader(first));
});

test('finds the first node that passes, reports silence, and throws a wrong chain that all nodes report', async () => {
  const { choice, name } = choiceOf(['a', 'b', 'c'], {
    a: { identify: new SilentNodeError() },
    b: { identify: wrong },
  });
  expect(await choice.find(async () => {})).toBe(null);
  expect(name()).toBe('c');
  const { choice: silent } = choiceOf(['a', 'b'], {
    a: { identify: new SilentNodeError() },
    b: { identify: wrong },
  });
  expect(await silent.find(async () => {})).toContain('does not tell the first block');
  const { choice: lost } = choiceOf(['a'], { a: { identify: wrong } });
  await expect(lost.find(async () => {})).rejects.toBe(wrong);
  const { choice: sound } = choiceOf(['a']);
  const down = new Error('The database is gone.');
  await expect(sound.find(() => Promise.reject(down))).rejects.toBe(down);
});

test('finds no head at a node that cannot be followed', async () => {
  expect(await choiceOf(['a'], { a: { head: 7n } }).choice.look()).toBe(7n);
  expect(await choiceOf(['a']).choice.look()).toBe(null);
  expect(await choiceOf(['a'], { a: { head: 7n, identify: wrong } }).choice.look()).toBe(null);
});
