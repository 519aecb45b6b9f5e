import { useEffect } from 'react'

const OFFLINE = '/sem-conexao'

/** What tabs and home screens show of the site; in discreet mode a notebook. Decided by the server: nothing flashes. */
export function SiteIcons({ discreet }: { discreet: boolean }) {
  const folder = discreet ? '/icones/notas' : '/icones'
  useEffect(() => {
    const offline = discreet ? `${OFFLINE}?discreto=sim` : OFFLINE
    // The page that the worker shows without a network goes by the same name.
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
