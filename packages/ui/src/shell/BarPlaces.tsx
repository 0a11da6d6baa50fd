import { Link as AriaLink } from 'react-aria-components';
import { useMessage } from '../messages/useMessage.ts';
import { place, places } from './BarPlaces.css.ts';
import { barPlaces, currentOf } from './places.ts';

/** The five most used places, in the bar of wide screens. The menu has all places. */
export function BarPlaces({ path }: { path: string }) {
  const t = useMessage();
  return (
    <nav aria-label={t('nav.label')} className={places}>
      {barPlaces.map((each) => (
        <AriaLink key={each.href} href={each.href} aria-current={currentOf(path, each)} className={place}>
          {t(each.label)}
        </AriaLink>
      ))}
    </nav>
  );
}
