import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerBench } from './answerBench.ts';
import { parseScenarioReply } from './replies.ts';

const nowhere = { rpcUrl: 'http://127.0.0.1:9', dataDir: '/nowhere' };
const ask = (method: string, path: string, body = '') => answerBench({ method, path, body }, nowhere);

test("lists the kept scenarios in the workbench's format", async () => {
  const { status, body } = await ask('GET', '');
  expect(status).toBe(200);
  const found = parseScenarioReply.kept(JSON.stringify(body)).find(({ name }) => name === 'PausedThenOpen');
  expect(found).toMatchObject({ past: 3, steps: expect.any(Array) });
  expect(found?.steps[3]).toEqual({
    as: 'bruno',
    contract: 'level1',
    call: 'invest_stable_coin',
    refused: 'AlreadyInvested',
  });
});

test('replays a scenario', { timeout: 60_000 }, async () => {
  const { body } = await ask('POST', '/PausedThenOpen/run');
  expect(parseScenarioReply.ran(JSON.stringify(body))).toEqual({
    isAsKept: true,
    stepsAsKept: 10,
    differences: [],
  });
});

test.each([
  ['POST', '/NeverKept/run', '', 400, 'There is no scenario NeverKept.'],
  ['POST', '/run', '', 404, 'There is nothing at this address.'],
  ['DELETE', '', '', 404, 'There is nothing at this address.'],
  ['POST', '', '{"name":"../x","about":"a","since":1}', 400, 'Give 3 to 60 letters and digits'],
  ['POST', '', 'nonsense', 400, 'JSON'],
  ['POST', '', '{"name":"PaidOnce","about":"a","since":1}', 400, 'no such file'],
])('%s %s with %s is %i', async (method, path, sent, status, says) => {
  const answer = await ask(method, path, sent);
  expect(answer.status).toBe(status);
  expect(parseScenarioReply.refused(JSON.stringify(answer.body))).toContain(says);
});

test('names an invalid file', async () => {
  const path = await mkdtemp(join(tmpdir(), 'upline-scenarios-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await writeFile(join(path, 'Broken.json'), '{"name":"Broken"}');
  const folder = { scenarios: path, tests: path };
  const { status, body } = await answerBench({ method: 'GET', path: '', body: '' }, { ...nowhere, folder });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: expect.stringContaining('Broken.json is no scenario') });
});
