import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import { channelWords } from '../channels/channel.words.ts'
import type { DeviceModelDetail } from '../models/device-models.schemas.ts'

/** The fields of a screen, with what its model can show. */
export const screenFields = ({ sensors, channels }: DeviceModelDetail): RecordFieldData[] => [
  { kind: 'text', name: 'name', label: 'Nome', help: 'Aparece no alto da tela.', maxLength: 30 },
  { kind: 'text', name: 'description', label: 'Descrição', maxLength: 300, required: false },
  {
    kind: 'cards',
    name: 'shows',
    label: 'O que mostra',
    help: 'Até seis valores.',
    multiple: true,
    cards: [
      ...sensors
        .filter(({ removed_at }) => !removed_at)
        .map(({ key, name, unit }) => ({ value: key, label: name, text: unit, icon: 'activity' as const })),
      ...channels.map(({ slug, name, kind }) => ({
        value: slug,
        label: name,
        text: 'canal',
        icon: channelWords[kind].icon,
      })),
    ],
  },
]
