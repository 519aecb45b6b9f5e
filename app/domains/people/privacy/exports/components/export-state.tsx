import { formatDayTime, formatLongDay, onDay } from '#shared/dates.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Progress } from '#ui/components/progress.tsx'
import type { DataExport } from '../exports.schemas.ts'

/** State of the latest copy: in progress, ready, expired, or failed. */
export function ExportState({ latest }: { latest: DataExport }) {
  if (latest.status === 'failed')
    return (
      <Notice tone="error" title="Não conseguimos fazer a cópia">
        Peça de novo. Se falhar outra vez, fale com a gente em /contato.
      </Notice>
    )
  if (latest.status === 'expired')
    return <p className="text-muted">A última cópia, de {formatDayTime(latest.requested_at)}, já foi apagada.</p>
  if (latest.status === 'ready') return <Ready latest={latest} />
  return (
    <div role="status" className="space-y-2">
      <Progress label={latest.step || 'Na fila'} share={latest.percent / 100} />
      <p className="text-sm text-muted">Pode fechar esta página. Avisamos por e-mail.</p>
      <noscript>
        <LinkButton to="" reload icon="refresh-cw">
          Ver como está
        </LinkButton>
      </noscript>
    </div>
  )
}

const Ready = ({ latest: { uuid, bytes, finished_at, expires_at } }: { latest: DataExport }) => (
  <Notice
    tone="success"
    title="Sua cópia está pronta"
    action={
      <LinkButton to={`/privacidade/copia/${uuid}`} tone="primary" icon="download" reload download>
        Baixar
      </LinkButton>
    }
  >
    {finished_at && `Feita ${onDay(formatDayTime(finished_at))}`}
    {bytes && `, ${formatMeasure(Math.max(0.1, bytes / 1_000_000), 'MB', 1)}`}.{' '}
    {expires_at && `Fica aqui até ${formatLongDay(expires_at)}.`}
  </Notice>
)
