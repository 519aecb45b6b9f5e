import { formatDayTime } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PointAdjustment } from '../point-adjustments.schemas.ts'

type Props = { adjustments: Page<PointAdjustment>; idempotency_key: string }

/** Points that the team gives or takes, and what it did before. The key is this page's: sent twice, it counts once. */
export const PointsByHand = ({ adjustments, idempotency_key }: Props) => (
  <Card title="Dar ou tirar pontos">
    <Form key={idempotency_key} name="points" className="space-y-4">
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <TextField name="nickname" label="Apelido" maxLength={60} help="Como está no perfil da pessoa." />
      <TextField name="points" label="Pontos" maxLength={8} help="20 para dar, −20 para tirar." autoComplete="off" />
      <TextArea name="reason" label="Motivo" rows={2} maxLength={200} help="A pessoa lê isto em Seus pontos." />
      <SubmitButton sending="Lançando…">Lançar pontos</SubmitButton>
    </Form>
    {adjustments.total > 0 && (
      <>
        <h3 className="mt-6 font-semibold">Já lançados</h3>
        <ul className="divide-y divide-base-300">
          {adjustments.data.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
        <Pager {...adjustments} param="pontos" label="Páginas dos pontos lançados" />
      </>
    )}
  </Card>
)

const Row = ({ one: { id, nickname, points, reason, by, created_at, undone_at, can } }: { one: PointAdjustment }) => (
  <li className="space-y-2 py-3">
    <p className="break-words">
      <strong className="figures">
        {points > 0 ? '+' : '−'}
        {formatNumber(Math.abs(points))}
      </strong>{' '}
      para{' '}
      <Link to={`/perfil/${nickname}`} className="link">
        {nickname}
      </Link>
      : {reason}
      <span className="block text-sm text-muted">
        {by}, {formatDayTime(created_at)}
        {undone_at && ` · desfeito ${formatDayTime(undone_at)}`}
      </span>
    </p>
    {can.undo && (
      <ConfirmButton
        label="Desfazer"
        send={{ form: 'undo-points', id: String(id) }}
        title={`Desfazer o lançamento de ${plural(Math.abs(points), 'ponto', 'pontos')} para ${nickname}?`}
        confirm="Desfazer"
        tone="quiet"
        size="sm"
      >
        Entra um lançamento contrário, que a pessoa vê em Seus pontos.
      </ConfirmButton>
    )}
  </li>
)
