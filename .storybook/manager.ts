import { addons } from 'storybook/manager-api';
import { themeOf } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: themeOf(isDark ? 'dark' : 'light') });
