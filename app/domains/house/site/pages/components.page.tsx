import type { ActionFunctionArgs } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ThemePicker } from '#ui/navigation/theme-picker.tsx'
import { Actions } from '#ui/showcase/actions.tsx'
import { Administration } from '#ui/showcase/administration.tsx'
import { Charts } from '#ui/showcase/charts.tsx'
import { Content } from '#ui/showcase/content.tsx'
import { Forms } from '#ui/showcase/forms.tsx'
import { Foundations } from '#ui/showcase/foundations.tsx'
import { formOf } from '#web/form.server.ts'
import { access, inDemo } from '#web/guard.server.ts'

export const meta = pageMeta({ title: 'Componentes', noindex: true })

export const middleware = [access('public'), inDemo]

/** Returns errors like a form's action, to show them with and without scripts. */
export async function action({ request }: ActionFunctionArgs): Promise<FormResult> {
  const form = await formOf(request)
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const hasName = Boolean(values.name?.trim())
  if (hasName) return { values }
  return { values, message: 'Confira os campos destacados.', errors: { name: ['Dê um nome à planta.'] } }
}

export default function ComponentsPage() {
  return (
    <>
      <PageHeader
        title="Componentes"
        text="Cada peça da interface, em cada estado. Troque o tema e a largura para ver as outras caras."
      />
      <div className="max-w-72">
        <ThemePicker />
      </div>
      <div className="mt-10">
        <Foundations />
        <Actions />
        <Content />
        <Charts />
        <Forms />
        <Administration />
      </div>
    </>
  )
}
