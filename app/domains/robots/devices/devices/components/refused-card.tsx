import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { refusalInWords } from '../../events/refusal.words.ts'
import type { DeviceSettings } from '../devices.schemas.ts'

/** What of a robot's readings was not stored lately, and why; nothing while all was. */
export const RefusedCard = ({ refused }: Pick<DeviceSettings, 'refused'>) =>
  refused.length > 0 && (
    <Card title="Leituras que não guardamos">
      <p className="mb-3 text-muted">Nos últimos 7 dias. O resto das mensagens foi guardado.</p>
      <ul className="divide-y divide-base-300">
        {refused.map(({ reason, count }) => (
          <li key={reason} className="py-2">
            {plural(count, 'leitura', 'leituras')} {refusalInWords(reason)}
          </li>
        ))}
      </ul>
    </Card>
  )
