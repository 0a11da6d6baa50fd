// Style helpers for other packages: tokens, layers and shared styles.
export { classNames } from './css/classNames.ts';
export { inLayer } from './css/inLayer.ts';
export { forcedColors } from './css/motion.css.ts';
export { typeface } from './css/textTrim.ts';
export {
  axis as chartAxis,
  drawing as chartDrawing,
  frame as chartFrame,
  gridLine as chartGridLine,
  label as chartLabel,
} from './features/ledger/chart/IncomeChart.css.ts';
export {
  control as fieldControl,
  input as fieldInput,
  mark as fieldMark,
} from './primitives/field/Field.css.ts';
export {
  item as popoverItem,
  list as popoverList,
  surface as popoverSurface,
} from './primitives/popover/Popover.css.ts';
export { below, from } from './tokens/breakpoints.ts';
export { vars } from './tokens/contract.css.ts';
export { textStyles } from './tokens/textStyles.ts';
export * as workFrame from './work-frame/WorkFrame.css.ts';
