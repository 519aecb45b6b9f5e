import { LinkButton } from '#ui/components/button.tsx'
import { DropMenu } from '#ui/components/drop-menu.tsx'
import { PrivacySwitch } from '#ui/components/privacy-switch.tsx'
import { shownOfPlant } from '../../shown.words.ts'
import type { PlantCard, PlantDetail } from '../plants.schemas.ts'

type Props = { plant: Pick<PlantCard, 'id' | 'slug' | 'name' | 'private'> & Pick<PlantDetail, 'can'> }

/** 'Registrar', and all other acts in a menu: those of the grower; staff may edit. Around the save button. */
export function PlantTools({ plant: { id, slug, name, private: isPrivate, can } }: Props) {
  const address = `/cultivo/planta/${slug}`
  const edit = { to: `${address}/edit`, label: 'Editar', icon: 'pencil' } as const
  const remove = { to: `${address}/edit#cuidado`, label: 'Arquivar ou apagar', icon: 'archive' } as const
  const phase = { to: `${address}/atualizacoes?tipo=fase`, label: 'Mudar de fase', icon: 'sprout' } as const
  const own = [
    { to: '/cultivo/nutrientes', label: 'Alimentar com receita', icon: 'flask-conical' },
    { to: `${address}/setup`, label: 'Montagem', icon: 'package' },
    { to: `${address}/compartilhar`, label: 'Link de visita', icon: 'share-2' },
    { to: `/cultivo/etiquetas?pick=${id}`, label: 'Etiqueta com QR', icon: 'qr-code' },
    { to: `${address}/exportar`, label: 'Exportar', icon: 'download' },
  ] as const
  return (
    <>
      {can.update && (
        <LinkButton
          to={`${address}/atualizacoes`}
          tone="primary"
          icon="notebook-pen"
          className="grow max-sm:order-first sm:order-last"
        >
          Registrar
        </LinkButton>
      )}
      <DropMenu
        label={`Mais sobre ${name}`}
        iconOnly
        entries={[
          ...(can.update ? [edit, phase] : []),
          ...(can.see_privacy ? own : []),
          ...(can.update ? [remove] : []),
        ]}
      >
        {can.see_privacy && <PrivacySwitch inMenu isPrivate={isPrivate} action={address} shows={shownOfPlant} />}
      </DropMenu>
    </>
  )
}
