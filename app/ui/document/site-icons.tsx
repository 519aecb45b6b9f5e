import { useEffect } from 'react'

const OFFLINE = '/sem-conexao'

/** Favicon and app icons; in discreet mode a notebook. Chosen by the server, so that nothing flashes. */
export function SiteIcons({ discreet }: { discreet: boolean }) {
  const folder = discreet ? '/icones/notas' : '/icones'
  useEffect(() => {
    const offline = discreet ? `${OFFLINE}?discreto=sim` : OFFLINE
    // The service worker's offline page uses the same mode.
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ offline }))
  }, [discreet])
  return (
    <>
      <link rel="icon" href={`${folder}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${folder}/apple-touch-icon.png`} />
      <link rel="manifest" href={discreet ? '/manifest.webmanifest?nome=notas' : '/manifest.webmanifest'} />
    </>
  )
}
