import { check, circle } from './PurchaseDialog.css.ts';

/** The product's one celebration: a check that is drawn once. */
export function PurchaseMark() {
  return (
    <svg className={circle} viewBox="0 0 72 72" focusable={false} aria-hidden>
      <path className={check} d="M24 37l9 9 16-20" pathLength={1} />
    </svg>
  );
}
