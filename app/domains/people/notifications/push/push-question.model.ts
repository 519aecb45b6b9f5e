import { DAY } from '#shared/durations.ts'

/** Who said no is asked again after this long. */
const PAUSE_MS = 30 * DAY

type Known = {
  /** What the browser was told before. */
  permission: 'default' | 'granted' | 'denied'
  asked_in_tab: boolean
  /** When somebody last said no on this device, ms; 0 for never. */
  refused_at: number
}

/** Once in a tab, never to who has answered the browser, and for 30 days not after a no. */
export const mayAsk = ({ permission, asked_in_tab, refused_at }: Known, now: number) =>
  permission === 'default' && !asked_in_tab && now - refused_at > PAUSE_MS

/** Where somebody pays, or signs in, nothing else is asked. */
export const isBusyPlace = (pathname: string) =>
  /^\/(carrinho|checkout|pedidos|assinar|assinaturas|auth)(\/|$)/.test(pathname)
