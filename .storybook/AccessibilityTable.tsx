import { useEffect, useState } from 'react';
import type { AccessibilityReport, Standing } from '../tools/storybook/accessibilityReport.ts';
import { useStoryList } from './useStoryList.ts';

/** The report of the last run; `null` if there is none, `undefined` while it loads. */
function useReport(): AccessibilityReport | null | undefined {
  const [report, setReport] = useState<AccessibilityReport | null>();
  useEffect(() => {
    fetch('./accessibility.json')
      .then((reply) => (reply.ok ? (reply.json() as Promise<AccessibilityReport>) : null))
      .then(setReport, () => setReport(null));
  }, []);
  return report;
}

const counted = (rules: Readonly<Record<string, number>>) =>
  Object.entries(rules).map(
    ([rule, stories]) => `${rule} (${stories === 1 ? '1 story' : `${stories} stories`})`,
  );

function cellTitle({ passed, undecided, broken }: Standing): string {
  return [
    ...counted(broken).map((rule) => `broken: ${rule}`),
    ...counted(undecided).map((rule) => `look by eye: ${rule}`),
    ...(passed.length > 0 ? [`held: ${passed.join(', ')}`] : []),
  ].join('; ');
}

const markOf = ({ undecided, broken }: Standing) => {
  if (Object.keys(broken).length > 0) return '✗';
  return Object.keys(undecided).length > 0 ? '?' : '✓';
};

/** A table of all components by the WCAG criteria that axe tests. */
export function AccessibilityTable() {
  const report = useReport();
  const stories = useStoryList();
  if (report === undefined) return <p>Loading…</p>;
  if (report === null) {
    return (
      <p>
        No run has written a report yet: <code>pnpm accessibility</code>.
      </p>
    );
  }
  const titles = new Map(stories.map(({ id, title }) => [id.split('--')[0], title]));
  const criteria = [...new Set(Object.values(report).flatMap(Object.keys))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const open = Object.values(report).filter((standings) =>
    Object.values(standings).some((standing) => markOf(standing) !== '✓'),
  );

  return (
    <>
      <p role="status">
        {Object.keys(report).length} components, {open.length} with something to look at.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterion}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(report).map(([component, standings]) => (
            <tr key={component}>
              <th scope="row">{titles.get(component) ?? component}</th>
              {criteria.map((criterion) => {
                const standing = standings[criterion];
                return (
                  <td key={criterion} title={standing && cellTitle(standing)}>
                    {standing ? markOf(standing) : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>To look at</h2>
      <ul>
        {Object.entries(report).flatMap(([component, standings]) =>
          Object.entries(standings)
            .filter(([, standing]) => markOf(standing) !== '✓')
            .map(([criterion, standing]) => (
              <li key={`${component} ${criterion}`}>
                {titles.get(component) ?? component}, {criterion}: {cellTitle(standing)}
              </li>
            )),
        )}
      </ul>
    </>
  );
}
