import { guides } from './guides/index.ts';
import { useStoryList } from './useStoryList.ts';

/** Every component with its status. Parts of a feature have no guide. */
export function ComponentTable() {
  const stories = useStoryList();
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
    /^(Primitives|Patterns)\//.test(title),
  );
  const guided = titles.filter((title) => title in guides);

  return (
    <>
      <p role="status">
        {guided.length} of {titles.length} have a guide.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Status</th>
            <th scope="col">When to use it</th>
          </tr>
        </thead>
        <tbody>
          {titles.map((title) => {
            const first = stories.find((story) => story.title === title);
            return (
              <tr key={title}>
                <th scope="row">
                  <a href={`./?path=/docs/${first?.id.split('--')[0]}--docs`} target="_top">
                    {title}
                  </a>
                </th>
                <td>{guides[title]?.status ?? 'part of one feature'}</td>
                <td>{guides[title]?.when}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
