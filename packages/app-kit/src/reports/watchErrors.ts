const events = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/**
 * Listens for uncaught errors from the start; the code that reports them loads with the first
 * error.
 */
export function watchErrors(): void {
  for (const name of events) {
    addEventListener(name, (event) => {
      // A report that fails to load would be another uncaught error.
      void import('./reportError.ts').then(
        ({ reportError }) => reportError(event),
        () => undefined,
      );
    });
  }
}
