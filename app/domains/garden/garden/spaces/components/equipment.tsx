import { Card } from '#ui/components/card.tsx'
import { deferred } from '#ui/deferred.tsx'
import { StuffCard } from '../../stuffs/components/stuff-card.tsx'
import type { StuffCard as Stuff } from '../../stuffs/stuffs.schemas.ts'
import { isAfterHarvest } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'

// For the owner only.
const EquipmentForm = deferred(async () => (await import('./equipment-form.tsx')).EquipmentForm)
const TakeOut = deferred(async () => (await import('./take-out.tsx')).TakeOut)

/** The equipment of a space; its owner can add and remove items. */
export const EquipmentList = ({ space, own }: { space: SpaceDetail; own: Stuff[] }) => (
  <Card title="Equipamentos">
    {space.equipment.length === 0 ? (
      <p className="text-muted">{space.can.update ? whatFor(space.kind) : 'Ainda não há equipamentos neste espaço.'}</p>
    ) : (
      <ul className="space-y-3">
        {space.equipment.map(({ stuff }) => (
          <li key={stuff.id} className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <StuffCard stuff={stuff} level={3} />
            </div>
            {space.can.update && <TakeOut stuff={stuff} />}
          </li>
        ))}
      </ul>
    )}
    {space.can.see_privacy && <EquipmentForm space={space} own={own} />}
  </Card>
)

const whatFor = (kind: SpaceDetail['kind']) =>
  isAfterHarvest(kind)
    ? 'Adicione o que move o ar aqui, como ventilador e exaustor. Luz não precisa: a secagem e a cura são no escuro.'
    : 'Adicione o que você usa aqui. Com isso, a gente calcula a luz e o ar.'
