function viewport(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type };
}

export const viewports = {
  narrow: viewport('Narrowest phone', 320, 568, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  desktop: viewport('Desktop', 1280, 800, 'desktop'),
  wide: viewport('Wide', 1440, 900, 'desktop'),
};

type Choice = readonly [value: string, title: string];

function choiceOf<Icon extends string>(
  title: string,
  icon: Icon,
  description: string,
  ...choices: readonly Choice[]
) {
  const items = choices.map(([value, name]) => ({ value, title: name }));
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
}

/** Toolbar settings for all stories. The first option of each is the default. */
export const globalTypes = {
  theme: choiceOf('Theme', 'contrast', 'Colour mode', ['light', 'Light'], ['dark', 'Dark']),
  density: choiceOf(
    'Density',
    'component',
    'Height of controls and padding of cards',
    ['comfortable', 'Comfortable'],
    ['compact', 'Compact'],
  ),
  locale: choiceOf(
    'Language',
    'globe',
    'Texts and the direction of writing',
    ['en', 'English'],
    ['es', 'Español'],
    ['ar', 'العربية, right to left'],
    ['pseudo', 'Pseudo-language, 40 % longer'],
    ['en-rtl', 'English, right to left'],
    ['pseudo-rtl', 'Pseudo-language, right to left'],
  ),
  motion: choiceOf(
    'Motion',
    'play',
    'How much may move',
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ),
  translation: choiceOf(
    'Translation',
    'transfer',
    'Whether the browser translates the page, as many readers have theirs do',
    ['none', 'Not translated'],
    ['browser', 'By the browser'],
  ),
  network: choiceOf(
    'Network',
    'lightning',
    'How the mocked server and chain answer',
    ['instant', 'Instant'],
    ['slow', 'Slow: 2 s an answer'],
    ['offline', 'Offline'],
  ),
  member: choiceOf(
    'Member',
    'user',
    'Who stands in front of a screen',
    ['story', 'The story’s own member'],
    ['new', 'New: nothing yet'],
    ['growing', 'Growing: levels 1 to 3, 8 referrals'],
    ['full', 'Full: all levels, 60 referrals'],
  ),
};

const [theme, density, locale, motion, translation, network, member] = Object.values(globalTypes).map(
  ({ toolbar }) => toolbar.items[0]?.value,
);

export const initialGlobals = { theme, density, locale, motion, translation, network, member };
