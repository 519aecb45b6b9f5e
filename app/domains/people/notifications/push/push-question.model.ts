type Known = {
  /** What the browser was told before. */
  permission: 'default' | 'granted' | 'denied'
  asked_in_tab: boolean
  /** Somebody said no on this device. */
  refused: boolean
}

/** Once in a tab, and never to who has answered: the settings of notices turn it on. */
export const mayAsk = ({ permission, asked_in_tab, refused }: Known) =>
  permission === 'default' && !asked_in_tab && !refused

/** Where somebody pays, signs in, writes, switches a robot or has a process, nothing else is asked. */
export const isBusyPlace = (pathname: string) =>
  /^\/(carrinho|checkout|pedidos|assinar|assinaturas|auth|ganza|comunidade-360|postagem|denunciar)(\/|$)/.test(pathname)
