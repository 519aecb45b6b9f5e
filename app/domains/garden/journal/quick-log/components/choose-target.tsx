import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { type Activity, isDrying, isTakenBy } from '../../activities/activity.model.ts'
import type { QuickLog } from '../quick-log.schemas.ts'

type Props = {
  log: QuickLog
  /** What will be logged, when that is chosen already. */
  activity?: Activity
}

/** Asks for the plants of the next act, by space; works without scripts. */
export function ChooseTarget({ log: { plants: all, spaces }, activity }: Props) {
  const [asked] = useSearchParams()
  const ticked = asked.get(TICKED)?.split(',') ?? []
  const plants = all.filter((plant) => !activity || isTakenBy(activity, plant))
  const places = [
    ...spaces.map((space) => ({ ...space, list: plants.filter(({ space_id }) => space_id === space.id) })),
    { id: 0, slug: '', name: 'Sem espaço', list: plants.filter(({ space_id }) => !isIn(spaces, space_id)) },
  ].filter(({ slug, list }) => slug || list.length)
  const tipo = activity ? `?tipo=${activity.key}` : ''
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={activity ? `${activity.label}: onde?` : 'Registrar'}
        text="Você ainda não escolheu nenhuma planta. Marque uma ou mais, ou registre em um espaço inteiro."
        crumbs={[{ to: '/cultivo', label: 'Cultivo' }]}
      />
      {places.length === 0 ? (
        <EmptyState
          image="/arte/vazios/plantas.svg"
          text="Seu jardim ainda está vazio. Comece pela primeira planta."
          action={
            <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
              Nova planta
            </LinkButton>
          }
        />
      ) : (
        <Form method="get" action="/cultivo/registrar" fromTop>
          {activity && <HiddenField name="tipo" value={activity.key} />}
          {places.map(({ id, slug, name, list }) => (
            <fieldset key={id} className="card p-4" onChange={keepTicks}>
              <legend className="sr-only">{name}</legend>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h2 className="text-lg">{name}</h2>
                {slug && (
                  <Link
                    to={`/cultivo/espaco/${slug}/atualizacoes${tipo}`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    No espaço inteiro
                  </Link>
                )}
              </div>
              {list.map((plant) => (
                <label key={plant.id} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="plantas"
                    value={plant.id}
                    defaultChecked={ticked.includes(String(plant.id))}
                    className="checkbox checkbox-primary"
                  />
                  <span className="min-w-0 truncate">{plant.name}</span>
                  {isDrying(plant) && (
                    <span className="shrink-0 text-sm text-muted">
                      {plant.cycle === 'cura' ? 'em cura' : 'secando'}
                    </span>
                  )}
                </label>
              ))}
              {list.length === 0 && (
                <p className="text-muted">
                  {all.some(({ space_id }) => space_id === id)
                    ? 'Nenhuma planta daqui recebe isto agora.'
                    : 'Nenhuma planta aqui agora.'}
                </p>
              )}
            </fieldset>
          ))}
          {plants.length > 0 && (
            <ActionsInSight>
              <SubmitButton sending="Abrindo…">Continuar</SubmitButton>
            </ActionsInSight>
          )}
        </Form>
      )}
    </div>
  )
}

const TICKED = 'marcadas'

/** In the address, which a page that is left without signal comes back by. */
function keepTicks({ currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const form = new FormData(currentTarget.form ?? undefined)
  const at = new URL(location.href)
  at.searchParams.set(TICKED, form.getAll('plantas').join(','))
  history.replaceState(history.state, '', at)
}

const isIn = (spaces: QuickLog['spaces'], space_id: number | null) => spaces.some(({ id }) => id === space_id)
