import type { DeviceState } from './device-status.model.ts'

/** How good the signal is; null when nobody knows, as of a robot that is not heard: it said so long ago. */
export const shownSignal = (state: DeviceState, rssi: number | null) =>
  rssi === null || state === 'offline' || state === 'never' ? null : signalWord(rssi)

/** How good a Wi-Fi signal is, in words; dBm. */
function signalWord(rssi: number) {
  if (rssi >= -60) return 'Sinal ótimo'
  if (rssi >= -70) return 'Sinal bom'
  if (rssi >= -80) return 'Sinal fraco'
  return 'Sinal muito fraco'
}
