import { createHash } from 'node:crypto';
import { type Compiled, type CompileJob, Compiler, refusal } from './compiler.ts';
import { type Codes, ForgeProject, type Stage } from './forgeProject.ts';
import { type Mutant, mutate } from './mutants.ts';
import { type Program, type Targets, targetsByFile } from './program.ts';
import type { Verdict } from './verdict.ts';

/** A stage with its time limit for a mutant, in milliseconds. */
interface TimedStage extends Stage {
  limit: number;
}

const outputs = [
  'evm.bytecode.object',
  'evm.bytecode.linkReferences',
  'evm.deployedBytecode.object',
  'evm.deployedBytecode.linkReferences',
  'evm.deployedBytecode.immutableReferences',
];

/**
 * The stages of tests: most mutants fail a unit test within a second, and only the rest runs the
 * random tests. Gas is no rule of the product, so gas budgets are excluded.
 */
function stagesOf({ test }: Pick<Program, 'test'>): Stage[] {
  return [
    { args: ['--no-match-path', `${test}/{exhaustive,fuzz,invariant,gas}/**`] },
    {
      args: ['--no-match-path', `${test}/gas/**`],
      env: {
        FOUNDRY_FUZZ_RUNS: '256',
        FOUNDRY_INVARIANT_RUNS: '8',
        FOUNDRY_INVARIANT_DEPTH: '256',
        FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
      },
    },
  ];
}

/** The contracts with their code replaced by the opcode that reverts. */
function ruined(targets: Iterable<Targets>): Codes {
  const invalid = { object: 'fe', linkReferences: {} };
  const codes: Codes = {};
  for (const [file, names] of [...targets].flatMap((each) => Object.entries(each))) {
    const contracts = names.map((name) => [name, { bytecode: invalid, deployedBytecode: invalid }]);
    codes[file] = Object.fromEntries(contracts);
  }
  return codes;
}

function codesOf({ contracts }: Compiled): Codes {
  const codes: Codes = {};
  for (const [file, named] of Object.entries(contracts)) {
    for (const [name, { evm }] of Object.entries(named)) {
      if (evm) codes[file] = { ...codes[file], [name]: evm };
    }
  }
  return codes;
}

/** The contracts of `codes` whose creation code differs from `original`. */
function changed(codes: Codes, original: Codes): Codes {
  const different: Codes = {};
  for (const [file, contracts] of Object.entries(codes)) {
    for (const [name, code] of Object.entries(contracts)) {
      if (code.bytecode.object === original[file]?.[name]?.bytecode.object) continue;
      different[file] = { ...different[file], [name]: code };
    }
  }
  return different;
}

/** State shared by all judges of a program. */
export class Court {
  readonly #program: Program;
  readonly #built: string;
  readonly #targets: ReadonlyMap<string, Targets>;
  readonly #originals = new Map<string, Promise<Codes>>();
  readonly #known = new Map<string, Promise<Verdict>>();
  #stages: readonly TimedStage[] = [];

  /** @param built The folder of the built program. */
  constructor(program: Program, built: string) {
    this.#program = program;
    this.#built = built;
    this.#targets = targetsByFile(program);
  }

  /**
   * Runs the tests on the original, which determines the time limits, and on contracts without
   * code.
   * @throws Error if the original fails, or if the tests pass without the contracts.
   */
  async open(judge: Judge): Promise<void> {
    const stages: TimedStage[] = [];
    await judge.project.install({});
    for (const stage of stagesOf(this.#program)) {
      const began = performance.now();
      const run = await judge.project.test(stage, 600_000);
      if (run.outcome === 'failed') throw new Error(`The original fails ${run.test} of ${run.suite}.`);
      if (run.outcome === 'timeout') throw new Error('The tests of the original do not end.');
      stages.push({ ...stage, limit: Math.max(30_000, Math.ceil(10 * (performance.now() - began))) });
    }
    await judge.project.install(ruined(this.#targets.values()));
    const [quick] = stages;
    const run = quick && (await judge.project.test(quick, quick.limit));
    if (run?.outcome !== 'failed') throw new Error('The tests pass without the code of the contracts.');
    this.#stages = stages;
  }

  get stages(): readonly TimedStage[] {
    return this.#stages;
  }

  /** The job that compiles every contract whose code depends on `file`. */
  job(file: string, replaced: CompileJob['replaced'] = {}): CompileJob {
    const targets = this.#targets.get(file) ?? {};
    return {
      root: this.#built,
      settings: this.#program.settings,
      entries: Object.keys(targets),
      replaced,
      outputs: Object.fromEntries(
        Object.entries(targets).map(([path, names]) => [
          path,
          Object.fromEntries(names.map((name) => [name, outputs])),
        ]),
      ),
    };
  }

  /** The unmutated code of those contracts. */
  originalOf(file: string, compiler: Compiler): Promise<Codes> {
    const known = this.#originals.get(file) ?? compiler.compile(this.job(file)).then(codesOf);
    this.#originals.set(file, known);
    return known;
  }

  /** Mutants with the same code share a verdict. */
  once(codes: Codes, decide: () => Promise<Verdict>): Promise<Verdict> {
    const key = createHash('sha256').update(JSON.stringify(codes)).digest('hex');
    const known = this.#known.get(key) ?? decide();
    this.#known.set(key, known);
    return known;
  }

  contentOf(file: string): string {
    return this.#program.files.get(file)?.content ?? '';
  }
}

/** A compiler and a copy of the tests; judges one mutant at a time. */
export class Judge {
  readonly compiler = new Compiler();
  readonly project: ForgeProject;
  readonly #court: Court;

  private constructor(court: Court, project: ForgeProject) {
    this.#court = court;
    this.project = project;
  }

  /** @param dir A folder for the judge's own copy. */
  static async appoint(court: Court, built: string, dir: string): Promise<Judge> {
    return new Judge(court, await ForgeProject.copy(built, dir));
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    const { file } = mutant;
    const original = await this.#court.originalOf(file, this.compiler);
    const content = mutate(this.#court.contentOf(file), mutant);
    const compiled = await this.compiler.compile(this.#court.job(file, { [file]: content }));
    if (refusal(compiled)) return { outcome: 'invalid' };
    const codes = changed(codesOf(compiled), original);
    if (Object.keys(codes).length === 0) return { outcome: 'same-code' };
    return this.#court.once(codes, () => this.#try(codes));
  }

  async #try(codes: Codes): Promise<Verdict> {
    await this.project.install(codes);
    for (const { limit, ...stage } of this.#court.stages) {
      const run = await this.project.test(stage, limit);
      if (run.outcome === 'timeout') return { outcome: 'timeout' };
      if (run.outcome === 'failed') return { outcome: 'killed', suite: run.suite, test: run.test };
    }
    return { outcome: 'survived' };
  }

  close(): Promise<void> {
    return this.compiler.close();
  }
}
