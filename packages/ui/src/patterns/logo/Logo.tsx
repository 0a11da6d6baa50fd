import { useMessage } from '../../messages/useMessage.ts';
import { mark, root } from './Logo.css.ts';

/** The product's name with its mark: one line that leads up past two others. */
export function Logo() {
  const t = useMessage();
  return (
    <span className={root}>
      <svg viewBox="0 0 24 24" className={mark} aria-hidden focusable={false}>
        <path d="M4 19v-4.5M12 19V11M20 19V5m-4.5 4.5L20 5l4 4.5" transform="translate(-1.5)" />
      </svg>
      {t('common.productName')}
    </span>
  );
}
