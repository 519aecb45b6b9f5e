import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type CsvCell, csvText } from '#shared/csv-text.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { typedDay } from '#shared/typed-day.ts'
import { accountTypeNames } from '../receivers/receiver.words.ts'
import { unsealBank } from '../receivers/receiver-bank.secrets.ts'
import { batchOf } from './payouts.queries.ts'

const head = [
  ...['identificador', 'dia', 'favorecido', 'documento', 'banco', 'agencia', 'conta', 'digito', 'tipo', 'chave_pix'],
  'valor',
]

/** The day's payouts for the bank, with accounts in the open: who took it is in the audit. */
export const batchFile = (ctx: Context, { day }: { day: string }): Promise<File> =>
  ctx.transaction(async (tx) => {
    const rows = typedDay.safeParse(day).success ? await batchOf(tx, day) : []
    if (!rows.length) throw new AppError('not_found', 'Não há repasses para enviar nesse dia.')
    await audit(tx, { action: 'payout.batch', subject: `payouts:${day}`, after: { count: rows.length } })
    const cells = rows.map(({ payout, receiver }): CsvCell[] => {
      const bank = unsealBank(tx.env.keys, receiver)
      const where =
        bank.means === 'conta'
          ? [receiver.bank_code ?? '', bank.branch, bank.account, bank.digit, accountTypeNames[bank.type], '']
          : ['', '', '', '', '', bank.key]
      const who = [payout.uuid, formatNumericDay(payout.day), receiver.legal_name, receiver.document]
      return [...who, ...where, payout.amount / 100]
    })
    return new File([csvText(head, cells)], `repasses-${day}.csv`, { type: 'text/csv' })
  })
