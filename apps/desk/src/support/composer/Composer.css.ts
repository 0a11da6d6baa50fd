import { inLayer, textStyles, typeface, vars } from '@upline/ui/styling';
import { style } from '@vanilla-extract/css';

/** A strip below the conversation. Only the text field has a frame. */
export const composer = style(
  inLayer('screens', {
    padding: vars.space.s,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    background: vars.color.bg.surface,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
    selectors: {
      '&[data-writing=note]': {
        background: vars.color.caution.soft,
        borderBlockStart: `${vars.border.thin} dashed ${vars.color.caution.text}`,
      },
    },
  }),
);

export const kinds = style(inLayer('screens', { alignSelf: 'flex-start' }));

/** Anchor of the mention list, which opens upwards over the conversation. */
export const mentioning = style(inLayer('screens', { position: 'relative' }));

export const mentions = style(
  inLayer('screens', {
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${vars.space.xxs})`,
    insetInlineStart: 0,
    zIndex: vars.z.sticky,
    maxHeight: '15rem',
  }),
);

export const composerFoot = style(
  inLayer('screens', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
  }),
);

export const files = style(
  inLayer('screens', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    maxHeight: '9rem',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const preview = style(
  inLayer('screens', { width: '24px', height: '24px', objectFit: 'cover', borderRadius: vars.radius.s }),
);

export const tools = style(inLayer('screens', { marginInlineEnd: 'auto' }));

export const failure = style(inLayer('screens', { color: vars.color.critical.text }));

export const later = style(
  inLayer('screens', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const waiting = style(
  inLayer('screens', {
    ...typeface(textStyles.small),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    margin: vars.space.s,
    marginBlockEnd: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.l,
    background: vars.color.bg.inverse,
    color: vars.color.text.onInverse,
  }),
);

export const notice = style(
  inLayer('screens', {
    ...typeface(textStyles.small),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    margin: vars.space.s,
    marginBlockEnd: 0,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.info.soft,
    color: vars.color.info.text,
  }),
);

export const noticeWords = style(inLayer('screens', { flex: 1, minWidth: '12rem' }));

export const draft = style(
  inLayer('screens', {
    flexBasis: '100%',
    margin: 0,
    maxHeight: '8rem',
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: vars.color.text.default,
  }),
);

export const typing = style(
  inLayer('screens', {
    ...typeface(textStyles.caption),
    display: 'block',
    marginInline: vars.space.m,
    color: vars.color.text.muted,
    fontWeight: textStyles.small.weight,
  }),
);

export const viewers = style(
  inLayer('screens', {
    ...typeface(textStyles.small),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
  }),
);

export const keptWords = style(
  inLayer('screens', {
    flexBasis: '100%',
    maxHeight: '4rem',
    overflowY: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const waitingWords = style(inLayer('screens', { marginInlineEnd: 'auto' }));
