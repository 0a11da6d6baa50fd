import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { AstNode } from './source/ast.ts';

/** The outputs requested from solc, by file and contract. */
type OutputSelection = Record<string, Record<string, readonly string[]>>;

export interface CompileJob {
  /** The base folder of all source paths. */
  root: string;
  settings: Record<string, unknown>;
  /** The files to compile; their imports are read on demand. */
  entries: readonly string[];
  /** Contents that replace files, by path. */
  replaced: Readonly<Record<string, string>>;
  outputs: OutputSelection;
}

const bytecode = z.object({
  object: z.string(),
  linkReferences: z.record(z.string(), z.unknown()).default({}),
  immutableReferences: z.record(z.string(), z.unknown()).optional(),
});

const compiled = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  sources: z.record(z.string(), z.object({ ast: z.custom<AstNode>().optional() })).default({}),
  contracts: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ evm: z.object({ bytecode, deployedBytecode: bytecode }).optional() })),
    )
    .default({}),
});

export type Compiled = z.infer<typeof compiled>;

/** A contract's creation code and runtime code. */
export interface Code {
  bytecode: z.infer<typeof bytecode>;
  deployedBytecode: z.infer<typeof bytecode>;
}

/** Jobs per thread before it is replaced: npm's solc never frees memory. */
const LIFETIME = 150;

/** A compiler in its own thread that stays warm between jobs; one job at a time. */
export class Compiler {
  #thread: Worker | undefined;
  #jobs = 0;

  /** @throws Error if solc itself crashes. */
  async compile(job: CompileJob): Promise<Compiled> {
    if (this.#jobs++ % LIFETIME === 0) await this.close();
    this.#thread ??= new Worker(new URL('solcThread.ts', import.meta.url));
    const thread = this.#thread;
    thread.postMessage(job);
    const [answer] = await once(thread, 'message');
    return compiled.parse(JSON.parse(answer));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }
}

/** The errors of solc; undefined if the job compiled. */
export function refusal({ errors }: Compiled): string | undefined {
  const refused = errors.filter(({ severity }) => severity === 'error');
  return refused.length > 0 ? refused.map(({ formattedMessage }) => formattedMessage).join('\n') : undefined;
}
