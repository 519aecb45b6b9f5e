import { ConfirmButton } from '#ui/form/confirm-button.tsx'

/** Out of a course that was not bought, with what is lost. */
export const LeaveCourse = ({
  course: { slug, title, access },
}: {
  course: { slug: string; title: string; access: string }
}) => (
  <ConfirmButton
    label="Sair do curso"
    tone="plain"
    size="sm"
    action="/cursos/meus_cursos"
    send={{ slug }}
    title={`Sair de ${title}?`}
    confirm="Sair"
  >
    As aulas fecham, as guardadas saem do celular, a vaga na turma passa adiante e quem ensina não vê mais registros
    seus. O que você fez continua guardado.{' '}
    {access === 'gratuito'
      ? 'Para voltar, inscreva-se de novo.'
      : 'Para voltar, só se quem ensina puser você dentro de novo, ou comprando.'}
  </ConfirmButton>
)
