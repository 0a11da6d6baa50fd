import { useState } from 'react';
import { useStoryList } from './useStoryList.ts';

/** Themes, sizes and directions as link globals, with the tag of the stories that tests play. */
const ways = [
  { title: 'Light, desktop', globals: 'theme:light;viewport.value:desktop', played: 'every' },
  { title: 'Light, phone', globals: 'theme:light;viewport.value:phone', played: null },
  { title: 'Dark, desktop', globals: 'theme:dark;viewport.value:desktop', played: null },
  { title: 'Dark, phone', globals: 'theme:dark;viewport.value:phone', played: 'screen' },
  {
    title: 'Right to left, light, desktop',
    globals: 'theme:light;viewport.value:desktop;locale:en-rtl',
    played: null,
  },
  {
    title: 'Right to left, light, phone',
    globals: 'theme:light;viewport.value:phone;locale:en-rtl',
    played: null,
  },
  {
    title: 'Right to left, dark, desktop',
    globals: 'theme:dark;viewport.value:desktop;locale:en-rtl',
    played: null,
  },
  {
    title: 'Right to left, dark, phone',
    globals: 'theme:dark;viewport.value:phone;locale:en-rtl',
    played: null,
  },
] as const;

/** Every state of every screen, with a link per theme and size. */
export function StateMatrix() {
  const [words, setWords] = useState('');
  const stories = useStoryList().filter(({ title }) => /^(Screens|Desk)\//.test(title));
  const wanted = words.toLowerCase().split(/\s+/);
  const shown = stories.filter(({ title, name }) =>
    wanted.every((word) => `${title} ${name}`.toLowerCase().includes(word)),
  );

  return (
    <>
      <p>
        <label>
          Find a state{' '}
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>{' '}
        <span role="status">
          {shown.length} of {stories.length} states
        </span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            {ways.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title, name, tags }) => (
            <tr key={id}>
              <th scope="row">
                {title.replace('Screens/', '')}: {name}
              </th>
              {ways.map((way) => (
                <td key={way.title}>
                  <a
                    href={`./?path=/story/${id}&globals=${way.globals}`}
                    target="_top"
                    aria-label={`${name}, ${way.title}`}
                  >
                    Open
                  </a>
                  {way.played === 'every' || (way.played && tags.includes(way.played)) ? ' ✓' : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
