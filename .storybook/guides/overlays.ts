import type { Guide } from './guide.ts';

export const overlays: Readonly<Record<string, Guide>> = {
  'Primitives/AlertDialog': {
    status: 'stable',
    when: 'Something that cannot be undone is about to happen.',
    otherwise: 'Dialog for a task, Callout for a warning that can wait.',
    dos: [
      'Ask in the title and repeat its verb on the button.',
      'Keep it open with isBusy until it is done.',
    ],
    donts: ['Do not write “OK”.', 'Do not ask for what can be taken back.'],
    anatomy: ['Title', 'What follows from it', 'Way back', 'Confirming button'],
    access: [
      'Focus begins at the way back.',
      'Escape leaves it, unless it is busy.',
      'Focus returns to what opened it.',
    ],
  },
  'Primitives/Popover': {
    status: 'stable',
    when: 'A little more about one thing, or a few choices, opens beside its button.',
    otherwise: 'Dialog for a decision, Sheet for much on a phone, Tooltip for a few words.',
    dos: ['Set isList for lines to press.', 'Close it with the function it hands over.'],
    donts: ['Do not put a form with several fields into it.'],
    anatomy: ['Button', 'Surface', 'Content or PopoverLines'],
    access: ['Focus moves in and returns.', 'Escape or a press outside closes it.'],
  },
  'Primitives/Tooltip': {
    status: 'stable',
    when: 'A few words add to a button or link.',
    otherwise: 'A description in sight for anything that is needed.',
    dos: ['Keep it to a few words.'],
    donts: [
      'Do not put the only place of something into it: touch never shows it.',
      'Do not put links into it.',
    ],
    anatomy: ['Button or link', 'Words'],
    access: ['Focus and hover show it, Escape hides it.', 'It is read as the description of its button.'],
  },
  'Primitives/Disclosure': {
    status: 'stable',
    when: 'Most people do not need something, and some do.',
    otherwise: 'Tabs for parts of equal weight, a page of its own for much.',
    dos: ['Say in the title what is inside.', 'Set isRow within a panel.'],
    donts: ['Do not fold away a cost, a risk or an error.'],
    anatomy: ['Chevron', 'Title', 'Content'],
    access: ['Enter and Space open it.', 'It says whether it is open.'],
  },
  'Primitives/Banner': {
    status: 'stable',
    when: 'Something concerns every page: offline, a wrong network, an incident.',
    otherwise: 'Callout on one page, Toast for what passes.',
    dos: ['Write one short sentence.', 'Offer one link or button at most.'],
    donts: ['Do not show two at once.', 'Do not use it for news.'],
    anatomy: ['Icon of its tone', 'Sentence', 'Action, optional'],
    access: ['A critical one interrupts a screen reader; the others wait for a pause.'],
  },
  'Primitives/SkipLink': {
    status: 'stable',
    when: 'A page begins with a menu. The frame of each app has one.',
    dos: ['Give the main content its ID and tabIndex -1.'],
    access: ['It is the first stop of Tab, and in sight only then.', 'Enter moves the focus past the menu.'],
  },
};
