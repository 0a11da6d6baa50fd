import type { Stage } from './stack.ts';

/**
 * Starts the parts of a stack that nobody watches, in order.
 * @throws Error that names the part which did not come up; its cause has the last words of the process.
 */
export async function startStages(stages: readonly Stage[]): Promise<void> {
  for (const { title, run } of stages) {
    await run(() => undefined).catch((cause: unknown) => {
      throw new Error(`${title} did not come up.`, { cause });
    });
  }
}
