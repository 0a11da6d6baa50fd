// Type aliases, not interfaces: theme contracts need an index signature, which only aliases have.

/** Colours of one meaning: a solid background with its text colour, and a soft pair. */
type ToneColours = {
  /** Solid background of buttons, bars and marks. */
  bg: string;
  /** Text and icons on `bg`. */
  on: string;
  /** Text and icons on a surface or on `soft`. */
  text: string;
  /** Soft background of badges and callouts. */
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

/** Tokens shared by both colour modes. Lengths include their unit. */
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
    /** Distance between content and screen edge; wider from tablet up. */
    gutter: string;
    /** Padding of cards; smaller in compact density. */
    inset: string;
  };
  size: {
    /**
     * Height of buttons and fields; follows density and grows to `touch` under a coarse pointer.
     */
    control: string;
    touch: string;
    icon: { s: string; m: string; l: string };
    avatar: { xs: string; s: string; m: string; l: string; xl: string };
    /** Reading and page widths. */
    measure: { narrow: string; text: string; list: string; page: string };
    /** Width of the side column, equal on every page. */
    column: { side: string };
    /**
     * Row heights: table rows, one-line list rows, two-line list rows. The last is higher on
     * phones.
     */
    row: { table: string; list: string; double: string };
    /** Side lengths of the pool drawings. */
    art: { s: string; m: string; l: string };
  };
  radius: {
    s: string;
    m: string;
    l: string;
    xl: string;
    full: string;
    /** Corner radius of member and wallet pictures, relative to their size. */
    picture: string;
  };
  border: { thin: string; thick: string };
  /**
   * The line under a figure: `final` on the chain, or still `open`. Its colour is `text.subtle`.
   */
  rule: { final: string; open: string };
  /** Colours of QR codes: dark on light in both modes, because many cameras read no other. */
  scan: { ink: string; ground: string };
  z: { sticky: string; dropdown: string; overlay: string; modal: string; toast: string };
  motion: {
    duration: { instant: string; fast: string; base: string; slow: string };
    ease: { standard: string; enter: string; exit: string };
  };
};

/** One text style: pixels at a 16 px root, tracking in em. */
export interface TextStyleToken {
  size: number;
  leading: number;
  weight: number;
  tracking?: number;
  /** Digits of equal width, so that columns of money align. */
  tabular?: boolean;
  family?: 'sans' | 'mono';
}
