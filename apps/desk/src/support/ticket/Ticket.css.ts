import { below, from, inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const narrow = 'screen and (width < 600px)';
const withoutList = 'screen and (width < 1300px)';
const line = `${vars.border.thin} solid ${vars.color.border.default}`;

export const columns = style(inLayer('screens', { flex: 1, minHeight: 0, display: 'flex' }));

/** Neighbouring tickets; hidden first on narrow screens. */
export const list = style(
  inLayer('screens', {
    flex: 'none',
    width: '256px',
    overflowY: 'auto',
    borderInlineEnd: line,
    '@media': { [withoutList]: { display: 'none' } },
  }),
);

/** Title, number of tickets and keys of the neighbour list. */
export const listHead = style(
  inLayer('screens', {
    ...typeface(textStyles.smallStrong),
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: '36px',
    paddingInline: vars.space.s,
    background: vars.color.bg.surface,
    borderBlockEnd: line,
  }),
);

export const listCount = style(inLayer('screens', { color: vars.color.text.muted }));

export const listKeys = style(
  inLayer('screens', { display: 'inline-flex', gap: vars.space.xxs, marginInlineStart: 'auto' }),
);

export const listItem = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    padding: `${vars.space.xs} ${vars.space.s}`,
    borderBlockEnd: line,
    color: vars.color.text.default,
    textDecoration: 'none',
    ':hover': { background: vars.color.bg.canvas },
    borderInlineStart: '3px solid transparent',
    selectors: {
      '&[aria-current]': {
        background: vars.color.action.soft,
        borderInlineStartColor: vars.color.action.bg,
      },
    },
  }),
);

export const listSubject = style(
  inLayer('screens', {
    ...typeface(textStyles.smallStrong),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const listFoot = style(
  inLayer('screens', { display: 'flex', justifyContent: 'space-between', color: vars.color.text.muted }),
);

export const middle = style(
  inLayer('screens', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.bg.canvas,
  }),
);

/** First line: the ticket's facts; second line: actions. */
export const facts = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: `${vars.space.xs} ${vars.space.m}`,
    background: vars.color.bg.surface,
    borderBlockEnd: line,
  }),
);

export const factsLine = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

/** Tags fill the rest of the line; the account panel lists all of them. */
export const tagLine = style(
  inLayer('screens', {
    flex: '1 1 4rem',
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    overflow: 'hidden',
    '@media': { [narrow]: { flex: '1 1 100%', flexWrap: 'wrap' } },
  }),
);

export const acts = style(inLayer('screens', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const scroll = style(inLayer('screens', { flex: 1, minHeight: 0, overflowY: 'auto' }));

/** Aligns short conversations with the composer. */
export const thread = style(
  inLayer('screens', {
    minHeight: '100%',
    justifyContent: 'flex-end',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.m,
    margin: 0,
    listStyle: 'none',
  }),
);

export const message = styleVariants({
  member: inLayer('screens', { alignSelf: 'flex-start', maxWidth: '80%' }),
  staff: inLayer('screens', { alignSelf: 'flex-end', maxWidth: '80%' }),
  note: inLayer('screens', { alignSelf: 'stretch' }),
  event: inLayer('screens', { alignSelf: 'flex-start' }),
});

const bubble = {
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.l,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const messageText = {
  ...typeface(textStyles.small),
  '@media': { [narrow]: typeface(textStyles.body) },
} as const;

export const words = styleVariants({
  event: inLayer('screens', {}),
  member: inLayer('screens', {
    ...bubble,
    ...messageText,
    background: vars.color.bg.surface,
    border: line,
  }),
  staff: inLayer('screens', {
    ...bubble,
    ...messageText,
    background: vars.color.action.soft,
    border: `${vars.border.thin} solid transparent`,
    selectors: {
      '&[data-waiting]': {
        background: vars.color.bg.surface,
        border: `${vars.border.thin} dashed ${vars.color.border.control}`,
      },
    },
  }),
  note: inLayer('screens', {
    ...bubble,
    ...messageText,
    background: vars.color.caution.soft,
    color: vars.color.text.default,
    border: `${vars.border.thin} dashed ${vars.color.caution.text}`,
  }),
});

/** A mentioned name; the reader's own is highlighted. */
export const mention = style(
  inLayer('screens', {
    color: vars.color.action.text,
    fontWeight: textStyles.smallStrong.weight,
    selectors: {
      '&[data-own]': {
        paddingInline: vars.space.xxs,
        borderRadius: vars.radius.s,
        background: vars.color.action.soft,
      },
    },
  }),
);

/** Preview of an image attachment; its link opens the full image. */
export const picture = style(
  inLayer('screens', {
    display: 'block',
    maxWidth: '100%',
    height: '120px',
    objectFit: 'contain',
    objectPosition: 'start',
    borderRadius: vars.radius.m,
  }),
);

export const noteHead = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.caution.text,
  }),
);

export const foot = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xxs,
    color: vars.color.text.muted,
    fontWeight: textStyles.small.weight,
  }),
);

export const related = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const relatedTicket = style(
  inLayer('screens', { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs }),
);

export const relatedWords = style(
  inLayer('screens', {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    overflowWrap: 'anywhere',
  }),
);

export const side = style(
  inLayer('screens', {
    flex: 'none',
    width: '328px',
    overflowY: 'auto',
    padding: vars.space.m,
    borderInlineStart: line,
    '@media': { [from('wide')]: { width: '388px' }, [narrow]: { display: 'none' } },
  }),
);

export const sideButton = style(
  inLayer('screens', { display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } }),
);

export const notice = style(
  inLayer('screens', { margin: vars.space.m, '@media': { [below('desktop')]: { margin: vars.space.s } } }),
);

/** A due time with its label. */
export const promise = style(
  inLayer('screens', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
  }),
);
