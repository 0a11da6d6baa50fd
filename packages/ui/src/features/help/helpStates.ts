import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const helpStates: readonly Screen[] = [
  {
    title: 'Screens/Help/All articles',
    path: paths.help,
    states: [
      { name: 'Loaded', section: 2, asks: 'every article under its heading' },
      { name: 'Searched', section: 2, asks: 'a search in all of their words' },
      { name: 'NothingFound', section: 2, asks: 'no article matches; the way to support' },
      { name: 'InSpanish', section: 2, asks: 'other languages say that the articles are in English' },
    ],
  },
  {
    title: 'Screens/Help/Article',
    path: `${paths.help}/{slug}`,
    states: [
      { name: 'Loaded', section: 2, asks: 'headings, lists and links of an article' },
      { name: 'Missing', section: 2, asks: '“There is no such article.”' },
    ],
  },
];
