import type { Part } from './parts.ts';
import type { Choice } from './plan.ts';
import type { Report } from './report.ts';

/** Maximum number of test names per run; with more failures, whole files run. */
const mostNames = 50;

/** True for a file that did not load, or an error outside all tests: no test has this name. */
const isNoTest = (name: string) => name.startsWith('(');

/** The failed tests to run again, and a line of explanation per part. */
export function failedChoices(
  { failures }: Report,
  parts: readonly Part[],
): { choices: Choice[]; lines: string[] } {
  const chosen = parts.flatMap((part): { choice: Choice; line: string }[] => {
    const own = failures.filter((one) => one.part === part.name);
    const [first] = own;
    if (!first) return [];
    const outside = own.find(({ file }) => file === '');
    if (outside) {
      const why = outside.name === part.title ? '' : `, since ${outside.name} names no file`;
      return [{ choice: { part }, line: `${part.title}: all of it${why}` }];
    }
    const files = [...new Set(own.map(({ file }) => file))];
    const names = [...new Set(own.map(({ name }) => name))];
    if (names.length > mostNames || names.some(isNoTest))
      return [{ choice: { part, files }, line: `${part.title}: ${files.join(', ')}` }];
    const line = `${part.title}: ${own.map(({ file, name }) => `${file} > ${name}`).join(', ')}`;
    return [{ choice: { part, files, names }, line }];
  });
  return { choices: chosen.map(({ choice }) => choice), lines: chosen.map(({ line }) => line) };
}
