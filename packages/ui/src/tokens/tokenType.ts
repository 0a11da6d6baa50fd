// Type aliases, not interfaces: theme contracts take objects with an index signature, which aliases have.

/** A family of colours for one meaning: a solid ground, what is written on it, and the quiet pair. */
type ToneColours = {
  /** Solid ground of buttons, bars and marks. */
  bg: string;
  /** Text and icons upon `bg`. */
  on: string;
  /** Text and icons of this meaning upon a surface or upon `soft`. */
  text: string;
  /** Quiet ground of badges and callouts. */
  soft: string;
};

/** Tokens that change with the colour mode. Every value is a CSS colour or shadow. */
export type ModeTokens = {
  color: {
    bg: { canvas: string; surface: string; raised: string; sunken: string; inverse: string; scrim: string };
    text: { default: string; muted: string; subtle: string; onInverse: string };
    border: { default: string; control: string };
    focus: { ring: string };
    action: ToneColours & { hover: string; pressed: string };
    positive: ToneColours;
    caution: ToneColours;
    critical: ToneColours & { hover: string; pressed: string };
    info: ToneColours;
    neutral: { text: string; soft: string };
    pool: { race: ToneColours; global: ToneColours };
    chart: { c1: string; c2: string; c3: string; c4: string; c5: string; c6: string };
  };
  shadow: { raised: string; overlay: string };
};

/** Tokens that are the same in light and dark. Lengths carry their unit. */
export type StaticTokens = {
  font: { sans: string; mono: string };
  space: {
    none: string;
    xxs: string;
    xs: string;
    s: string;
    m: string;
    l: string;
    xl: string;
    xxl: string;
    xxxl: string;
    /** Distance between content and the edge of the screen; wider from tablet up. */
    gutter: string;
    /** Padding of cards; smaller in compact density. */
    inset: string;
  };
  size: {
    /** Height of buttons and fields; follows density and grows to `touch` under a coarse pointer. */
    control: string;
    touch: string;
    icon: { s: string; m: string; l: string };
    avatar: { xs: string; s: string; m: string; l: string; xl: string };
    /** Reading and page widths. */
    measure: { narrow: string; text: string; list: string; page: string };
    /** The right column of whatever has two, the same on every page. */
    column: { side: string };
    /** Heights of rows: of a table, of a list with one line, of a list with two; the last is higher on a phone. */
    row: { table: string; list: string; double: string };
    /** Sides of the drawings of the two pool families. */
    art: { s: string; m: string; l: string };
  };
  radius: {
    s: string;
    m: string;
    l: string;
    xl: string;
    full: string;
    /** Of pictures of members and wallets, in proportion to their size. */
    picture: string;
  };
  border: { thin: string; thick: string };
  /** The line under a figure tells how sure it is: final on the chain, or still open. Its colour is `text.subtle`. */
  rule: { final: string; open: string };
  /** What cameras read: dark on light in both modes, which many of them need. */
  scan: { ink: string; ground: string };
  z: { sticky: string; dropdown: string; overlay: string; modal: string; toast: string };
  motion: {
    duration: { instant: string; fast: string; base: string; slow: string };
    ease: { standard: string; enter: string; exit: string };
  };
};

/** One text style in design units: pixels at a 16 px root, tracking in em. */
export interface TextStyleToken {
  size: number;
  leading: number;
  weight: number;
  tracking?: number;
  /** Figures of one width, so that columns of money line up. */
  tabular?: boolean;
  family?: 'sans' | 'mono';
}
