import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StuffIcon } from '../../components/stuff-icon.tsx'
import { typeById } from '../../stuff.kinds.ts'
import { StuffTypeChange } from '../staff-stuffs.schemas.ts'
import type { Route } from './+types/stuff-types.page'

export const middleware = [access('can:plants.manage')]
export const meta = pageMeta({ title: 'Tipos de equipamento' })

export const loader = async ({ context }: Route.LoaderArgs) => ({
  types: (await apiFor(context).garden.staffStuffs.types()).data,
})

export const action = (args: Route.ActionArgs) =>
  submit(args, StuffTypeChange, async (api, input) => {
    await api.garden.staffStuffs.changeType(input)
    const { plural: name } = typeById(input.stuff_type_id)
    const text = input.open
      ? `Agora dá para adicionar equipamentos em ${name}.`
      : `Ninguém mais pode adicionar equipamentos em ${name}.`
    return redirectWithToast('/admin/stuffs_type', text)
  })

/** The nine types of the specification, with fixed ids, names and fields; staff decide which accept new items. */
export default function StuffTypesPage({ loaderData: { types } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Tipos de equipamento"
        text="Em um tipo fechado, ninguém adiciona equipamentos novos. Os que já existem ficam como estão."
      />
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
        {types.map(({ stuff_type_id, name, open, items, growers }) => (
          <li key={stuff_type_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <StuffIcon stuff_type_id={stuff_type_id} />
            <div className="min-w-0 flex-1 basis-52">
              <h2 className="text-base font-semibold">
                <span className="figures text-muted">{stuff_type_id}.</span> {name}
              </h2>
              <p className="text-sm text-muted">{capital(fieldsOf(stuff_type_id))}</p>
              <p className="text-sm text-muted">
                {items > 0 ? (
                  <>
                    <Link to={`/admin/stuffs?stuff_type_id=${stuff_type_id}`} className="link">
                      {plural(items, 'equipamento', 'equipamentos')}
                    </Link>{' '}
                    de {plural(growers, 'pessoa', 'pessoas')}
                  </>
                ) : (
                  'Ninguém tem ainda.'
                )}
              </p>
            </div>
            <Badge tone={open ? 'primary' : 'amber'} icon={open ? 'check' : 'lock'}>
              {open ? 'Aberto' : 'Fechado'}
            </Badge>
            <Form name={`type-${stuff_type_id}`}>
              <input type="hidden" name="stuff_type_id" value={stuff_type_id} />
              <input type="hidden" name="open" value={String(!open)} />
              <SubmitButton tone="quiet" sending="Salvando…">
                {open ? 'Fechar' : 'Abrir'}
                <span className="sr-only"> {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lower-cases labels ('potência'), but not acronyms ('PPF'). */
const lowered = (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1))

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const fieldsOf = (stuff_type_id: number) =>
  typeById(stuff_type_id)
    .fields.map(({ label }) => lowered(label))
    .join(', ')
