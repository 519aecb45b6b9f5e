import { channelNames } from '#domains/people/notifications/choices/channel.words.ts'
import { dayKey, formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { DataTable } from '#ui/admin/data-table.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { SendDetail, SendPreview } from '../sends.schemas.ts'

type Props = { preview: SendPreview; send: Pick<SendDetail, 'template_id' | 'last_day'> }

/** Who will get what, when, by which channel, at what cost. */
export const SendPreviewCard = ({ preview, send: { template_id, last_day } }: Props) => (
  <Card title="Quem vai receber o quê">
    <div className="space-y-5">
      {preview.problem && (
        <Notice
          tone="warning"
          action={
            template_id && (
              <LinkButton to={`/admin/whatsapp/catalog_messages/${template_id}/situacao`}>Ver o modelo</LinkButton>
            )
          }
        >
          {preview.problem}
        </Notice>
      )}
      <Stats>
        <Stat label="Recebem" value={formatNumber(preview.reached)} hint={`Por ${channelNames[preview.channel]}`} />
        <Stat
          label="Custo"
          value={preview.price ? formatMoney(preview.cost) : 'Nenhum'}
          hint={preview.price > 0 && `${formatMoney(preview.price)} cada uma`}
        />
        {preview.no_opt_in > 0 && (
          <Stat label="Não pediram" value={formatNumber(preview.no_opt_in)} hint="Têm endereço, mas não recebem." />
        )}
        {preview.no_address > 0 && (
          <Stat
            label="Sem endereço"
            value={formatNumber(preview.no_address)}
            hint="Não confirmaram número ou webhook."
          />
        )}
        {preview.full_today > 0 && (
          <Stat
            label="No limite do dia"
            value={formatNumber(preview.full_today)}
            hint="Ficam para mandar de novo depois."
          />
        )}
      </Stats>
      {preview.lines.data.length > 0 && (
        <>
          <DataTable
            label="Quem recebe"
            rows={preview.lines.data}
            keyOf={({ who }) => who}
            nameOf={({ who }) => who}
            columns={[
              { key: 'who', label: 'Quem', render: ({ who }) => <strong>{who}</strong> },
              {
                key: 'text',
                label: 'O quê',
                render: ({ text }) => <span className="whitespace-pre-line wrap-anywhere">{text}</span>,
              },
              { key: 'at', label: 'Quando', render: ({ at }) => whenWords(at, last_day) },
            ]}
          />
          <Pager {...preview.lines} label="Páginas de quem recebe" />
        </>
      )}
    </div>
  </Card>
)

/** Quiet hours may end after the last day. */
function whenWords(at: Date | null, last_day: string | null) {
  if (!at) return 'Logo'
  return last_day && dayKey(at) > last_day ? 'Não: o silêncio passa do último dia' : formatDayTime(at)
}
