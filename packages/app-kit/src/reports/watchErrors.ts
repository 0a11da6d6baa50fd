const events = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/** Hears of uncaught errors, from the first moment on; what tells the server is loaded when there is something. */
export function watchErrors(): void {
  for (const name of events) {
    addEventListener(name, (event) => {
      // A report that cannot be loaded would be one more uncaught error.
      void import('./reportError.ts').then(
        ({ reportError }) => reportError(event),
        () => undefined,
      );
    });
  }
}
