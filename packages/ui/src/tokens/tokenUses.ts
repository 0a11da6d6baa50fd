import type { ModeTokens, StaticTokens } from './tokenType.ts';

/** One sentence for each token of a tree. */
type Uses<Tree> = { [Name in keyof Tree]: Tree[Name] extends string ? string : Uses<Tree[Name]> };

function tone(meaning: string) {
  return {
    bg: `Solid ground of buttons, bars and marks: ${meaning}.`,
    on: `Words and icons upon the solid ground: ${meaning}.`,
    text: `Words and icons upon a surface or the quiet ground: ${meaning}.`,
    soft: `Quiet ground of badges and callouts: ${meaning}.`,
  };
}

function pressable(meaning: string) {
  return {
    ...tone(meaning),
    hover: `The solid ground under a pointer: ${meaning}.`,
    pressed: `The solid ground while it is pressed: ${meaning}.`,
  };
}

const measure = (what: string) => `Greatest width of ${what}.`;

export const modeUses: Uses<ModeTokens> = {
  color: {
    bg: {
      canvas: 'The page behind everything.',
      surface: 'Cards, bars and fields upon the canvas.',
      raised: 'What lies over a surface: menus, dialogs, sheets, toasts.',
      sunken: 'Wells within a surface, rows under a pointer, and controls that are off.',
      inverse: 'Tooltips and the skip link, which stand out from any ground.',
      scrim: 'The veil between a dialog and the page.',
    },
    text: {
      default: 'Words and figures that are read first.',
      muted: 'Explanations and what stands second.',
      subtle: 'Labels, units, dates and the line under a figure.',
      onInverse: 'Words upon the inverse ground.',
    },
    border: {
      default: 'Lines between things. They carry no meaning, so they owe no contrast.',
      control: 'Edges of fields, boxes and switches.',
    },
    focus: { ring: 'The ring around what the keyboard is on.' },
    action: pressable('what a person can do'),
    positive: tone('it worked, it was earned'),
    caution: tone('look before you go on'),
    critical: pressable('it failed, it is lost, it cannot be undone'),
    info: tone('worth knowing, nothing to do'),
    neutral: { text: 'Words of badges without a meaning of their own.', soft: 'Ground of such badges.' },
    pool: { race: tone('a Forge Race pool'), global: tone('the Global Pool') },
    chart: {
      c1: 'First line of a chart.',
      c2: 'Second line of a chart.',
      c3: 'Third line of a chart.',
      c4: 'Fourth line of a chart.',
      c5: 'Fifth line of a chart.',
      c6: 'What a chart sums up as the rest.',
    },
  },
  shadow: {
    raised: 'Under cards. Dark mode tells depth by borders and has none.',
    overlay: 'Under menus, dialogs and sheets.',
  },
};

export const staticUses: Uses<StaticTokens> = {
  font: { sans: 'Words and figures.', mono: 'Wallets, hashes and code.' },
  space: {
    none: 'No gap.',
    xxs: 'Between an icon and its word.',
    xs: 'Between words that belong together.',
    s: 'Between rows of one group.',
    m: 'Between parts of a card.',
    l: 'Between cards.',
    xl: 'Between groups of cards.',
    xxl: 'Between sections of a page.',
    xxxl: 'Above and below a page.',
    gutter: 'Between content and the edge of the screen; wider from tablet up.',
    inset: 'Padding of cards; smaller in compact density.',
  },
  size: {
    control: 'Height of buttons and fields; smaller in compact density, never below touch under a finger.',
    touch: 'Smallest target under a finger.',
    icon: { s: 'Icons within small text.', m: 'Icons within controls.', l: 'Icons that stand alone.' },
    avatar: {
      xs: 'Pictures within a line of text.',
      s: 'Pictures in rows of tables.',
      m: 'Pictures in lists.',
      l: 'Pictures of a card’s own member.',
      xl: 'The picture on a profile.',
    },
    measure: {
      narrow: measure('a form or a dialog'),
      text: measure('text that is read'),
      list: measure('a list'),
      page: measure('a page'),
    },
    column: { side: 'Width of the right column of a page with two.' },
    row: {
      table: 'Height of a table’s row.',
      list: 'Height of a row of one line.',
      double: 'Height of a row of two lines; lower from tablet up.',
    },
    art: {
      s: 'Drawings of a pool family in rows.',
      m: 'Drawings of a pool family in cards.',
      l: 'Drawings of a pool family at the head of a page.',
    },
  },
  radius: {
    s: 'Corners of badges and small marks.',
    m: 'Corners of controls, callouts and toasts.',
    l: 'Corners of cards, panels and menus.',
    xl: 'Corners of sheets and dialogs.',
    full: 'Pills and circles.',
    picture: 'Corners of pictures of members and wallets, in proportion to their size.',
  },
  border: { thin: 'Lines between things and edges of controls.', thick: 'What is chosen or in focus.' },
  rule: {
    final: 'The line under a figure that is final on the chain.',
    open: 'The line under a figure that is not final yet.',
  },
  scan: { ink: 'The dark of a code for cameras, in both modes.', ground: 'The light of a code for cameras.' },
  z: {
    sticky: 'Bars that stay while a page moves.',
    dropdown: 'Above bars, below tooltips. Menus need none: they come last in the page.',
    overlay: 'Tooltips.',
    modal: 'Dialogs and sheets.',
    toast: 'Short reports, above all else.',
  },
  motion: {
    duration: {
      instant: 'A change of colour under the pointer; every change where less motion is asked for.',
      fast: 'What opens beside its button.',
      base: 'What slides or grows within a page.',
      slow: 'What covers the page.',
    },
    ease: {
      standard: 'What moves from one place to another.',
      enter: 'What comes in.',
      exit: 'What goes out.',
    },
  },
};
