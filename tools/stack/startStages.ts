import type { Stage } from './stack.ts';

/**
 * Starts the parts of a stack in order, without display.
 * @throws Error with the failed part's name; its cause has the process's last output.
 */
export async function startStages(stages: readonly Stage[]): Promise<void> {
  for (const { title, run } of stages) {
    await run(() => undefined).catch((cause: unknown) => {
      throw new Error(`${title} did not come up.`, { cause });
    });
  }
}
