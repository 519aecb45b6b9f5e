import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Modes = { data: { id: number; slug: string }[] }
type Own = { mode: { share_key: string | null } | null }

/** Ready modes for staff and analysts, one of each; the builder, with something built and without; a shared mode. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Modes>('ganza/modo?per_page=100', 'admin')
  const flora = data.find(({ slug }) => slug === 'flora')
  const off = data.find(({ slug }) => slug === 'desligado')
  const own = await ask<Own>('ganza/ganza/GZ00000001/meu-modo', 'grower')
  const shown = [flora, off].flatMap((mode) => (mode ? [mode.id] : []))
  return [
    ...seenBy('grower', ['/ganza/GZ00000001/meu-modo', '/ganza/GZ00000002/meu-modo']),
    ...seenBy('vizinha', own.mode?.share_key ? [`/ganza/modos/${own.mode.share_key}`] : []),
    ...seenBy('admin', [
      '/admin/ganza/modos',
      '/admin/ganza/modos?search=zzzzzz',
      '/admin/ganza/modos/novo',
      ...shown.map((id) => `/admin/ganza/modos/${id}`),
      '/ganza-iot-viewer/modos',
      ...shown.map((id) => `/ganza-iot-viewer/modos/${id}`),
    ]),
  ]
}
