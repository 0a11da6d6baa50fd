import { Moon, Sun } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import type { Theme } from '../../tokens/theme.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';

export interface ThemeToggleProps
  extends Omit<IconButtonProps, 'bleed' | 'icon' | 'label' | 'onChange' | 'onPress' | 'tone'> {
  /** The mode that is on. */
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** Changes between the light and the dark mode. It is named by what pressing it brings. */
export function ThemeToggle({ theme, onChange, ...props }: ThemeToggleProps) {
  const t = useMessage();
  const isDark = theme === 'dark';
  return (
    <IconButton
      {...props}
      tone="plain"
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'common.theme.light' : 'common.theme.dark')}
      onPress={() => onChange(isDark ? 'light' : 'dark')}
    />
  );
}
