import { paths } from '@upline/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Logo } from '../../patterns/logo/Logo.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { root as link, tones as linkTones } from '../../primitives/link/Link.css.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { card, heading, page } from './AccessCard.css.ts';

export interface AccessCardProps {
  title: string;
  /** Takes focus when the card moves on, so that keyboard and screen reader follow. */
  titleRef?: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** What is said above the step, for example that a session has ended. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The one card of the sign-in page, with its way back. */
export function AccessCard({ title, titleRef, onBack, notice, children }: AccessCardProps) {
  const t = useMessage();
  return (
    <main className={page}>
      <Logo />
      <Card className={card} gap="l">
        {notice}
        <Stack gap="m">
          <Inline gap="xxs" flexWrap="nowrap">
            <IconButton
              tone="quiet"
              icon={ArrowLeft}
              label={t('common.back')}
              onPress={onBack}
              bleed="start"
            />
            <Heading level={1} size="title2" ref={titleRef} tabIndex={-1} className={heading}>
              {title}
            </Heading>
          </Inline>
          {children}
        </Stack>
      </Card>
      {/* The browser's own link: React Aria's would cost the first page more than the page it leads to gains. */}
      <a href={paths.transparency} className={classNames(link, linkTones.inherit)}>
        {t('access.transparency')}
      </a>
    </main>
  );
}
