import { LinkButton } from '#ui/components/button.tsx'
import { PrivacySwitch } from '#ui/components/privacy-switch.tsx'
import type { PlantCard, PlantDetail } from '../plants.schemas.ts'

type Props = { plant: Pick<PlantCard, 'id' | 'slug' | 'private'> & Pick<PlantDetail, 'can'> }

/** Actions of the owner; staff may edit. */
export function PlantTools({ plant: { id, slug, private: isPrivate, can } }: Props) {
  const address = `/cultivo/planta/${slug}`
  return (
    <>
      {can.see_privacy && <PrivacySwitch isPrivate={isPrivate} action={address} />}
      {can.update && (
        <LinkButton to={`${address}/edit`} icon="pencil">
          Editar
        </LinkButton>
      )}
      {can.see_privacy && (
        <>
          <LinkButton to={`${address}/exportar`} icon="download" iconOnly>
            Exportar
          </LinkButton>
          <LinkButton to={`${address}/compartilhar`} icon="share-2" iconOnly>
            Link de visita
          </LinkButton>
          <LinkButton to={`/cultivo/etiquetas?pick=${id}`} icon="qr-code" iconOnly>
            Etiqueta com QR
          </LinkButton>
        </>
      )}
    </>
  )
}
