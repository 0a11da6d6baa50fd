import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { plain } from '../short-text/ShortText.css.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CopyStatus } from './CopyStatus.tsx';
import { button, root } from './CopyText.css.ts';
import { copyIcons } from './copyIcons.ts';
import { useCopy } from './useCopy.ts';

export interface CopyTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'title'> {
  /** Text for the clipboard. */
  text: string;
  /**
   * A shortened text to show; focus and hover show the full one.
   * @default text
   */
  short?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A text that is copied by a press. It shows the result for two seconds. */
export function CopyText({ text, short = text, className, ...props }: CopyTextProps) {
  const t = useMessage();
  const { outcome, copy } = useCopy(text);
  const control = (
    <Button className={button} onPress={copy}>
      <span translate="no" className={plain}>
        {short}
      </span>
      <VisuallyHidden>
        <span>{t('common.copy')}</span> {short !== text && <span translate="no">{text}</span>}
      </VisuallyHidden>
      <Icon icon={copyIcons[outcome]} size="s" />
    </Button>
  );
  return (
    <span {...props} className={classNames(root, className)}>
      {short === text ? control : <Tooltip text={text}>{control}</Tooltip>}
      <CopyStatus outcome={outcome} />
    </span>
  );
}
