import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { professionWords } from '../processes/process.words.ts'
import { HandOver } from '../team/hand-over.schemas.ts'
import type { Route } from './+types/hand-over.page'

const list = '/admin/comunidade360/profissionais'

export const middleware = [access('can:processes.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Passar processos', noindex: true })

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).processes.processes.handOverOptions({ id: Number(params.id) })

export const action = (args: Route.ActionArgs) =>
  submit(args, HandOver.omit({ id: true }), async ({ processes }, input) => {
    const { passed, ended, left, to } = await processes.processes.handOver({ ...input, id: Number(args.params.id) })
    const stays = left.length
      ? ` Já era da equipe, ou o cliente, em ${left.map((number) => `nº ${number}`).join(', ')}: estes ficaram.`
      : ''
    return redirectWithToast(
      list,
      `${plural(passed, 'processo passou', 'processos passaram')} a ${to}.${ended ? ` ${plural(ended, 'terminado ficou', 'terminados ficaram')} sem ninguém nessa cadeira.` : ''}${stays}`,
    )
  })

/** All processes of one professional to another, when one leaves. */
export default function HandOverPage({ loaderData: { nickname, profession, seats, others } }: Route.ComponentProps) {
  const { label } = professionWords[profession]
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={`Passar os processos de ${nickname}`}
        text={
          seats
            ? `${plural(seats, 'processo', 'processos')} de ${label.toLowerCase()}, os terminados também. ${nickname} deixa de ler todos no mesmo instante, e quem recebe é avisado.`
            : `${nickname} não está na equipe de nenhum processo.`
        }
        crumbs={[{ to: list, label: 'Profissionais' }, { label: 'Passar processos' }]}
      />
      {seats > 0 &&
        (others.length ? (
          <RecordForm
            fields={[
              {
                ...{ kind: 'select', name: 'to_id', label: 'Para quem', placeholder: 'Escolha' },
                help: 'Onde a pessoa já tem outro lugar da equipe, o processo fica como está.',
                options: others.map(({ id, nickname, register }) => ({
                  value: id,
                  label: `${nickname} (${register})`,
                })),
              },
            ]}
            submit="Passar processos"
            back={list}
          />
        ) : (
          <Notice title="Ninguém mais desta profissão recebe processos">
            Inclua outra pessoa em Profissionais, ou deixe que receba, e volte aqui.
          </Notice>
        ))}
    </div>
  )
}
