const unit = 10n ** 18n;

/** Formats native coins with four decimals, rounded down. @param wei Units of 10⁻¹⁸. */
export function formatEther(wei: bigint): string {
  const places = String((wei % unit) / 10n ** 14n).padStart(4, '0');
  return `${(wei / unit).toLocaleString('en')}.${places}`;
}
