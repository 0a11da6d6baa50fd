import { useMessage } from '../../messages/useMessage.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { aside } from './DashboardScreen.css.ts';

export interface ViewAllProps {
  href: string;
  /** What there is more of; read aloud with the words. */
  of: string;
}

/** The way to the whole of what a panel shows a part of. Spec §2. */
export function ViewAll({ href, of }: ViewAllProps) {
  const t = useMessage();
  return (
    <Text inline size="small" tone="action" className={aside}>
      <Link tone="plain" href={href} aria-label={`${t('common.viewAll')}: ${of}`}>
        {t('common.viewAll')}
      </Link>
    </Text>
  );
}
