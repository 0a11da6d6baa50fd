import { Button } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Icon } from '../icon/Icon.tsx';
import { CopyStatus } from './CopyStatus.tsx';
import { button, root, small } from './CopyText.css.ts';
import { copyIcons } from './copyIcons.ts';
import { useCopy } from './useCopy.ts';

export interface CopyIconProps {
  /** Text for the clipboard; it stands beside the icon already. */
  text: string;
}

/** A copy icon beside a link, for the link's text. */
export function CopyIcon({ text }: CopyIconProps) {
  const t = useMessage();
  const { outcome, copy } = useCopy(text);
  return (
    <span className={root}>
      <Button className={classNames(button, small)} aria-label={`${t('common.copy')} ${text}`} onPress={copy}>
        <Icon icon={copyIcons[outcome]} size="s" />
      </Button>
      <CopyStatus outcome={outcome} />
    </span>
  );
}
