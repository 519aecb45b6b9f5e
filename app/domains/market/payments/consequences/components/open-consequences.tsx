import { Form } from 'react-router'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Notice } from '#ui/components/notice.tsx'
import { consequenceName, whyOpen } from '../consequence.words.ts'
import type { OpenConsequence } from '../consequences.schemas.ts'

/** What the bank told and nothing followed from yet; the form is answered by the page that shows it. */
export function OpenConsequences({ open }: { open: OpenConsequence[] }) {
  if (!open.length) return null
  return (
    <Notice tone="warning" title="Precisa de atenção">
      <p>O banco avisou e o dinheiro está anotado, mas o que devia seguir na compra ainda não seguiu.</p>
      <ul className="mt-2 space-y-3">
        {open.map(({ id, name, description, captured_amount, attempts, last_error, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              <strong>{consequenceName(name)}</strong> · {description} · entraram {formatMoney(captured_amount)}
              <span className="block text-sm">
                Desde {formatDayTime(created_at)} · {attempts} {attempts === 1 ? 'tentativa' : 'tentativas'} ·{' '}
                {whyOpen({ attempts, last_error })}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="btn btn-sm">
                Tentar de novo
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
