export {
  noSettings,
  type PageSettings,
  readSettings,
  settingsSelector,
  withSettings,
} from './pageSettings.ts';
export { defaultPorts, type PortName, portOf, portVariables } from './portOf.ts';
export { redactSecrets } from './redactSecrets.ts';
export { storageKeys } from './storageKeys.ts';
