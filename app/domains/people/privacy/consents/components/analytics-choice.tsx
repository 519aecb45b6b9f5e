import { Card } from '#ui/components/card.tsx'
import { useRootData } from '#ui/root-data.ts'
import { purposes } from '../purpose.kinds.ts'
import { ConsentButton } from './consent-button.tsx'

/** The choice of the cookie bar, which anybody can change at any time. */
export function AnalyticsChoice({ back }: { back: string }) {
  const consent = useRootData()?.consent ?? null
  const { title, text, yes, no } = purposes.analytics
  const button = (given: boolean, label: string) => (
    <ConsentButton purpose="analytics" given={given} how="privacidade" back={back}>
      {label}
    </ConsentButton>
  )
  return (
    <Card title={`${title} (cookies)`}>
      <p className="text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p>
          <b>Agora:</b> {consent ? yes : no}
        </p>
        <div className="flex flex-wrap gap-2">
          {consent !== true && button(true, 'Permitir')}
          {consent !== false && button(false, consent ? 'Retirar permissão' : 'Não permitir')}
        </div>
      </div>
    </Card>
  )
}
