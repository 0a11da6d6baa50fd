import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Compiler } from './compiler.ts';
import { mutantsOf } from './mutants.ts';
import { mutableFiles, readProgram } from './program.ts';
import { run } from './run.ts';

const files = {
  'foundry.toml': `[profile.default]
src = 'src'
test = 'test'
libs = []
offline = true
optimizer = true
bytecode_hash = 'none'
evm_version = 'cancun'
solc = '${fileURLToPath(new URL('../solc.mjs', import.meta.url))}'
`,
  'src/Double.sol': `pragma solidity 0.8.37;
library Double {
    function twice(uint256 amount) internal pure returns (uint256) { return amount + amount; }
}
`,
  'src/Till.sol': `pragma solidity 0.8.37;
contract Till {
    uint8 private constant MOST = 255;
    uint256 public total;
    constructor(uint256 fee, uint256 start) { total = start - fee; }
    function add(uint256 amount) external {
        require(amount < MOST);
        uint256 bonus = 0;
        total += amount + bonus;
    }
}
`,
  'test/Till.t.sol': `pragma solidity 0.8.37;
import {Double} from "../src/Double.sol";
import {Till} from "../src/Till.sol";
contract TillTest {
    function test_AddsUp() external {
        Till till = new Till({start: 4, fee: 3});
        till.add(2);
        require(till.total() == 3);
    }
    function test_Doubles() external pure { require(Double.twice(3) == 6); }
}
`,
};

let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'upline-mutation-test-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
  }
});

afterAll(() => rm(project, { recursive: true }));

const expected = {
  'total -= amount + bonus;': 'killed',
  // The deployed artifact contains the mutant, including the constructor.
  'constructor(uint256 fee, uint256 start) { total = fee - start; }': 'killed',
  // A library called by the test itself is part of the test's code.
  'function twice(uint256 amount) internal pure returns (uint256) { return amount - amount; }': 'killed',
  // No test exceeds the limit.
  'require(amount <= MOST);': 'survived',
  'uint8 private constant MOST = 256;': 'invalid',
  'uint256 bonus;': 'same-code',
};

/** The verdicts of the mutants in `expected`. */
async function outcomes(root: string) {
  const compiler = new Compiler();
  const program = await readProgram(root, compiler).finally(() => compiler.close());
  const mutants = mutableFiles(program)
    .flatMap((file) => mutantsOf(file, program.declarations))
    .filter(({ to }) => to in expected);
  const found: Record<string, string> = {};
  await run(program, mutants, {
    seed: join(root, 'build'),
    workers: 2,
    onOpen: () => {},
    onVerdict: ({ to }, { outcome }) => {
      found[to] = outcome;
    },
  });
  return found;
}

test('distinguishes killed, surviving, invalid and equal mutants', { timeout: 60_000 }, async () => {
  expect(await outcomes(project)).toEqual(expected);
});

test('judges nothing while the original fails', { timeout: 60_000 }, async () => {
  const test = files['test/Till.t.sol'].replace('== 6', '== 7');
  await writeFile(join(project, 'test/Till.t.sol'), test);
  await expect(outcomes(project)).rejects.toThrow('The original fails test_Doubles()');
});
