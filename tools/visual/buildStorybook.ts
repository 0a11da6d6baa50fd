import { execa } from 'execa';

/** Builds a checkout's Storybook. @returns The folder that it was built into. */
export async function buildStorybook(root: string, out: string): Promise<string> {
  const run = await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', out], {
    cwd: root,
    all: true,
    reject: false,
    preferLocal: true,
    localDir: root,
  });
  if (run.failed) throw new Error(`Storybook in ${root} was not built:\n${run.all}`);
  return out;
}
