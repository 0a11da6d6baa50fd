const unit = 10n ** 18n;

/** An amount of the chain's own coin to four places, cut and never rounded up. @param wei Units of 10⁻¹⁸. */
export function formatEther(wei: bigint): string {
  const places = String((wei % unit) / 10n ** 14n).padStart(4, '0');
  return `${(wei / unit).toLocaleString('en')}.${places}`;
}
