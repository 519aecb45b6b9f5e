import { DropMenu } from '#ui/components/drop-menu.tsx'
import { PrivacySwitch } from '#ui/components/privacy-switch.tsx'
import { shownOfSpace } from '../../shown.words.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'

type Props = { space: Pick<SpaceDetail, 'id' | 'slug' | 'name' | 'private' | 'can'> }

/** All acts but 'Registrar', in a menu: those of the grower; staff may edit. */
export function SpaceTools({ space: { id, slug, name, private: isPrivate, can } }: Props) {
  const address = `/cultivo/espaco/${slug}`
  const edit = { to: `/cultivo/edit-espaco/${slug}`, label: 'Editar', icon: 'pencil' } as const
  const remove = { to: `${edit.to}#cuidado`, label: 'Arquivar ou apagar', icon: 'archive' } as const
  const own = [
    { to: `${address}/compartilhar`, label: 'Link de visita', icon: 'share-2' },
    { to: `/cultivo/etiquetas?kind=espacos&pick=${id}`, label: 'Etiqueta com QR', icon: 'qr-code' },
    { to: `${address}/exportar`, label: 'Exportar', icon: 'download' },
  ] as const
  return (
    <DropMenu
      label={`Mais sobre ${name}`}
      iconOnly
      entries={[...(can.update ? [edit] : []), ...(can.see_privacy ? own : []), ...(can.update ? [remove] : [])]}
    >
      {can.see_privacy && <PrivacySwitch inMenu isPrivate={isPrivate} action={address} shows={shownOfSpace} />}
    </DropMenu>
  )
}
