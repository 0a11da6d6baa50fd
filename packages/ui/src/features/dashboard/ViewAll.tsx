import { useMessage } from '../../messages/useMessage.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { aside } from './DashboardScreen.css.ts';

export interface ViewAllProps {
  href: string;
  /** Name of the list, part of the accessible name. */
  of: string;
}

/** Link to the complete list of a panel. Spec §2. */
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
