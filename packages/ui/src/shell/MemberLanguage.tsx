import { languageTags } from '@upline/domain';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { english } from '../messages/en.generated.ts';
import { shownInEnglish } from '../ports/language.ts';
import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';
import { SpokenLanguage } from './SpokenLanguage.tsx';

/**
 * Sets the member's language behind the sign-in, with all texts, also for React Aria's own labels.
 */
export function MemberLanguage({ children }: { children: ReactNode }) {
  const { language } = useReadable(usePorts().language.shown, shownInEnglish);
  return (
    <I18nProvider locale={languageTags[language]}>
      <SpokenLanguage english={english}>{children}</SpokenLanguage>
    </I18nProvider>
  );
}
