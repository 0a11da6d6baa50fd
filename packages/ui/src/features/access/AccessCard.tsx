import { paths } from '@upline/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Logo } from '../../patterns/logo/Logo.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { root as link, tones as linkTones } from '../../primitives/link/Link.css.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { ThemeToggle } from '../../primitives/theme-toggle/ThemeToggle.tsx';
import { FirstIncident } from '../incident/FirstIncident.tsx';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { bar, barEnd, books, card, columns, head, heading, words } from './AccessCard.css.ts';
import { FirstHeadline, Introduction } from './Introduction.tsx';

export interface AccessCardProps {
  title: string;
  /** Focused when the step changes, for keyboard and screen reader users. */
  titleRef?: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Notice above the step, for example of an ended session. */
  notice?: ReactNode;
  /** True after the first step: phones then show only the card. @default false */
  hasBegun?: boolean;
  children: ReactNode;
}

function Bar() {
  const t = useMessage();
  const { theme } = usePorts();
  // The page is prerendered in the default theme.
  const mode = useReadable(theme.theme, 'light');
  return (
    <header className={bar}>
      <Logo />
      <div className={barEnd}>
        {/* A plain link: React Aria's would enlarge the first page for little benefit. */}
        <a href={paths.transparency} className={classNames(link, linkTones.plain, books)}>
          {t('access.transparency')}
        </a>
        <a href={paths.help} className={classNames(link, linkTones.plain, books)}>
          {t('help.title')}
        </a>
        <LanguageSelect />
        <ThemeToggle theme={mode} onChange={(next) => theme.set(next)} />
      </div>
    </header>
  );
}

/** The sign-in page: product description, and the card with its steps and Back button. */
export function AccessCard({ title, titleRef, onBack, notice, hasBegun = false, children }: AccessCardProps) {
  const t = useMessage();
  return (
    <>
      <FirstIncident />
      <Bar />
      <main className={columns} data-begun={hasBegun || undefined}>
        <div className={head}>
          <FirstHeadline />
        </div>
        <Card className={card} gap="l">
          {notice}
          <Stack gap="m">
            <Inline gap="xxs" flexWrap="nowrap">
              <IconButton
                tone="quiet"
                icon={ArrowLeft}
                directional
                label={t('common.back')}
                onPress={onBack}
                bleed="start"
              />
              <Heading level={2} ref={titleRef} tabIndex={-1} className={heading}>
                {title}
              </Heading>
            </Inline>
            {children}
          </Stack>
        </Card>
        <div className={words}>
          <Introduction />
        </div>
      </main>
    </>
  );
}
