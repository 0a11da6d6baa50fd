import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { deploymentFixture, folderForTest } from '@upline/localnet/testing';
import { expect, onTestFinished, test } from 'vitest';
import { compileContracts, repository } from './compile.ts';
import { planDeployment } from './plan.ts';
import { deployedContracts, standardJsonOf, writeStandardJson } from './standardJson.ts';

const fixture = deploymentFixture();

interface Asked {
  url: string;
  body: { compilerVersion: string; contractIdentifier: string; stdJsonInput: { sources: object } };
}

type Answer = (path: string) => { status: number; body: object };

/** A server with Sourcify's API. */
async function host(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    if (request.method === 'POST') asked.push({ url, body: (await json(request)) as Asked['body'] });
    const { status, body } = answer(url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** The output of npm's solc for a standard JSON input. */
async function compiled(input: string): Promise<{ contracts: Record<string, Record<string, unknown>> }> {
  const solc = spawn(process.execPath, [join(repository, 'tools/solc.mjs'), '--standard-json']);
  solc.stdin.end(input);
  return JSON.parse(await text(solc.stdout));
}

const checked = process.env.UPLINE_TESTS === 'full' ? deployedContracts : (['UplineRegistry'] as const);

test.each(checked)('the standard JSON input of %s reproduces the deployed code', async (name) => {
  const artifacts = await compileContracts();
  const folder = await folderForTest();
  await writeStandardJson(folder);
  const { contracts } = await compiled(await readFile(join(folder, `${name}.json`), 'utf8'));
  expect(contracts[`contracts/src/${name}.sol`]?.[name]).toMatchObject({
    evm: { bytecode: { object: artifacts[name].bytecode.object.slice(2) } },
  });
});

test('verifies the sources of all ten contracts as the last step', async () => {
  const here = await fixture();
  const { url, asked } = await host((path) =>
    path.startsWith('/v2/verify/137/')
      ? { status: 202, body: { verificationId: path.slice(-40) } }
      : { status: 200, body: { isJobCompleted: true, contract: { match: 'match' } } },
  );
  const said = await here.run({ verifier: `${url}/` });
  expect(said.at(-1)).toBe(`Sources verified at ${url}: 10 of 10.`);
  const { registry, pools } = planDeployment(here.config(), await compileContracts());
  expect(asked.map(({ url: path }) => path)).toEqual(
    [registry, ...Object.values(pools)].map((address) => `/v2/verify/137/${address}`),
  );
  expect(asked[3]?.body.contractIdentifier).toBe('contracts/src/GlobalPool.sol:GlobalPool');
  expect(asked[0]?.body).toEqual(await standardJsonOf('UplineRegistry'));
});

const answers: [string, Answer, RegExp][] = [
  [
    'sources that are known',
    () => ({ status: 409, body: { customCode: 'already_verified', message: 'Known.' } }),
    /Sources verified at .*: 10 of 10\./,
  ],
  [
    'a chain that it does not follow',
    () => ({ status: 404, body: { customCode: 'unsupported_chain', message: 'No such chain.' } }),
    /Sources not verified, pool 9 at 0x\w+: unsupported_chain\. No such chain\./,
  ],
  [
    'other code',
    (path) =>
      path.startsWith('/v2/verify/137/')
        ? { status: 202, body: { verificationId: 'one' } }
        : { status: 200, body: { isJobCompleted: true, contract: { match: null } } },
    /Sources not verified, registry at 0x\w+: the code on the chain is not what these sources make\./,
  ],
  [
    'a host of another kind',
    () => ({ status: 200, body: { hello: 'world' } }),
    /Sources not verified, registry at 0x\w+: the host does not answer as Sourcify does\./,
  ],
];

// One deployment for all answers: later runs find it complete and only verify the sources.
test('sends no sources in a rehearsal without a named service, and reports each answer', async () => {
  const here = await fixture();
  const said = await here.run();
  expect(said.at(-1)).toMatch(/^Written: .*137\.sources\/UplineRegistry\.json/);
  for (const [what, answer, says] of answers) {
    const { url } = await host(answer);
    const told = await here.run({ verifier: url });
    expect.soft(told.join('\n'), what).toMatch(says);
  }
  expect(JSON.parse(await readFile(join(here.folder, '137.json'), 'utf8'))).toMatchObject({ chainId: 137 });
});
