import type { ReactNode } from 'react'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { type Tab, Tabs } from '#ui/components/tabs.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

const tabs: Tab[] = [
  { to: '/gameficacao/emblemas', label: 'Emblemas' },
  { to: '/gameficacao/missoes', label: 'Missões' },
  { to: '/gameficacao/ranking', label: 'Ranking' },
  { to: '/gameficacao/recompensas', label: 'Recompensas' },
]

type Props = { title: string; text: string; hidden: boolean; children: ReactNode }

/** The pages of the game; for who hid it, the way back and nothing else. */
export function GameFrame({ title, text, hidden, children }: Props) {
  return (
    <>
      <PageHeader title={title} text={hidden ? undefined : text} />
      {hidden ? (
        <EmptyState
          icon="eye-off"
          title="Você escondeu esta parte"
          text="Pontos, emblemas, missões e ranking não aparecem em lugar nenhum para você, nem para os outros sobre você."
          action={
            <Form name="game" action="/perfil/editar">
              <HiddenField name="hidden" value="false" />
              <SubmitButton sending="Mostrando…">Mostrar de novo</SubmitButton>
            </Form>
          }
        />
      ) : (
        <>
          <Tabs label="Emblemas e pontos" tabs={tabs} />
          {children}
          <p className="mt-10 text-sm">
            <Link to="/perfil/editar#jogo" className="link reach inline-block text-muted">
              Não quer pontos nem emblemas? Esconda esta parte
            </Link>
          </p>
        </>
      )}
    </>
  )
}
