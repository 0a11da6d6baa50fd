import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { languages } from '@upline/domain';
import type { Plugin } from 'vite';

/** Leaves React Aria's texts out of the build in languages that the app does not have. */
export const supportedLocales = () => optimizeLocales.vite({ locales: [...languages] }) as Plugin;
