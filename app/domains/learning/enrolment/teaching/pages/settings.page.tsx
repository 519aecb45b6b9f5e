import { TeacherChange } from '#domains/learning/courses/teachers/teachers.schemas.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/settings.page'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Configurações de professor' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).courses.teachers.show()

export const action = (args: Route.ActionArgs) =>
  submit(args, TeacherChange, async (api, input) => {
    await api.courses.teachers.change(input)
    return redirectWithToast('/cursos/professor/conf', 'Salvo.')
  })

export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Configurações"
        text="Como você aparece nos cursos e nos certificados que saírem daqui em diante."
      />
      <Form values={settings} opened={settings} key={JSON.stringify(settings)} guard className="space-y-5">
        <TextField
          name="name"
          label="Nome de quem ensina"
          help="Vazio, é o seu apelido. Vai nos certificados."
          required={false}
          maxLength={80}
        />
        <TextArea
          name="about"
          label="Sobre você"
          help="Em poucas linhas, na página de cada curso."
          required={false}
          rows={4}
          maxLength={600}
        />
        <FormActions>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
