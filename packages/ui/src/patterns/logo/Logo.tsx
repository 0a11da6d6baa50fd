import { useMessage } from '../../messages/useMessage.ts';
import { mark, root, tabletWord } from './Logo.css.ts';

export interface LogoProps {
  /** Hides the name on phones; screen readers still read it. @default false */
  isCompact?: boolean;
}

/** The product's name with its mark: one line that rises past two others. */
export function Logo({ isCompact = false }: LogoProps) {
  const t = useMessage();
  return (
    <span className={root}>
      <svg viewBox="0 0 24 24" className={mark} aria-hidden focusable={false}>
        <path d="M4 19v-4.5M12 19V11M20 19V5m-4.5 4.5L20 5l4 4.5" transform="translate(-1.5)" />
      </svg>
      <span className={isCompact ? tabletWord : undefined}>{t('common.productName')}</span>
    </span>
  );
}
