/** How good a Wi-Fi signal is, in words; dBm. */
export function signalWord(rssi: number) {
  if (rssi >= -60) return 'Sinal ótimo'
  if (rssi >= -70) return 'Sinal bom'
  if (rssi >= -80) return 'Sinal fraco'
  return 'Sinal muito fraco'
}
