import { isLanguage, languageNames, languages } from '@upline/domain';
import { Languages } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { shownInEnglish } from '../../ports/language.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { root, select } from './LanguageSelect.css.ts';

/** Selects the app's language; each language is listed by its own name. */
export function LanguageSelect() {
  const t = useMessage();
  const showToast = useShowToast();
  const port = usePorts().language;
  const { language } = useReadable(port.shown, shownInEnglish);

  function choose(asked: string) {
    if (!isLanguage(asked)) return;
    port.choose(asked).catch(() => showToast({ tone: 'critical', text: t('language.failed') }));
  }

  return (
    <label className={root}>
      <Icon icon={Languages} />
      <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      <select className={select} value={language} onChange={({ target }) => choose(target.value)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
