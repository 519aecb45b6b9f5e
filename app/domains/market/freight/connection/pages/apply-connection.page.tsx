import { ORPCError } from '@orpc/server'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { applyMask } from '#shared/masks.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { clientFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ConnectionApply, type ConnectionReturn } from '../connection.schemas.ts'
import type { Route } from './+types/apply-connection.page'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Ligar o Melhor Envio' })

type Face =
  | { kind: 'start'; slug: string; url: string; sandbox: boolean }
  | { kind: 'confirm'; back: ConnectionReturn; state: string; code: string }
  | { kind: 'problem'; title: string; text: string; slug: string | null }
  | { kind: 'nothing' }

/** `?loja=` begins; Melhor Envio sends back here with `code` and `state`, or with `error`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Face> {
  // Not `apiFor`: a refusal is a face of this page, no error page.
  const { connection } = clientFor(context.get(requestContext)).freight
  const { loja, code, state, error } = Object.fromEntries(url.searchParams)
  try {
    if (error && state) {
      const { store } = await connection.show({ state })
      return { kind: 'problem', slug: store.slug, ...saidNo(error, store.name) }
    }
    if (error) return { kind: 'problem', slug: null, ...saidNo(error, null) }
    if (code && state) return { kind: 'confirm', back: await connection.show({ state }), state, code }
    if (code || state)
      return {
        kind: 'problem',
        slug: null,
        title: 'O endereço veio incompleto',
        text: 'Nada foi ligado. Comece de novo pela página de frete da loja.',
      }
    if (loja) return { kind: 'start', slug: loja, ...(await connection.start({ store: loja })) }
    return { kind: 'nothing' }
  } catch (refusal) {
    if (!(refusal instanceof ORPCError) || refusal.status >= 500) throw refusal
    return { kind: 'problem', slug: null, title: 'Não deu para ligar', text: refusal.message }
  }
}

const saidNo = (error: string, name: string | null) => ({
  title: error === 'access_denied' ? 'Você não autorizou' : 'O Melhor Envio não autorizou',
  text:
    error === 'access_denied'
      ? `Nada mudou${name ? ` na loja ${name}` : ''}. Quando quiser, é só começar de novo.`
      : 'Nada foi ligado. Espere um pouco e comece de novo pela página de frete da loja.',
})

export async function action(args: Route.ActionArgs) {
  return submit(args, ConnectionApply, async (api, input) => {
    const { store } = await api.freight.connection.apply(input)
    return redirectWithToast(storePath(store.slug, '/frete'), `O Melhor Envio está ligado à loja ${store.name}.`)
  })
}

export default function ApplyConnectionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader title="Ligar o Melhor Envio" />
      {actionData?.message ? (
        <Problem title="Não deu para ligar" text={actionData.message} slug={slugOf(loaderData)} />
      ) : (
        <Shown face={loaderData} />
      )}
    </div>
  )
}

const slugOf = (face: Face) => (face.kind === 'confirm' ? face.back.store.slug : null)

function Shown({ face }: { face: Face }) {
  if (face.kind === 'confirm') return <Confirm {...face} />
  if (face.kind === 'problem') return <Problem {...face} />
  if (face.kind === 'start') return <Start {...face} />
  return (
    <EmptyState
      icon="truck"
      text="Escolha a loja e comece pela página de frete dela."
      action={
        <LinkButton to="/vendedor" tone="primary">
          Ver minhas lojas
        </LinkButton>
      }
    />
  )
}

const Start = ({ slug, url, sandbox }: Extract<Face, { kind: 'start' }>) => (
  <Card title="Como funciona">
    <ol className="list-decimal space-y-2 ps-5 text-[0.9375rem]">
      <li>Você entra na sua conta no site do Melhor Envio e autoriza. Se ainda não tem, cria lá, de graça.</li>
      <li>Ele traz você de volta para cá, e você confere a loja antes de ligar.</li>
      <li>Quem compra passa a ver as transportadoras, e você compra as etiquetas na página de cada pedido.</li>
    </ol>
    {sandbox && (
      <div className="mt-4">
        <Notice tone="warning" title="Ambiente de testes">
          Preços e etiquetas são de mentira: nada é enviado de verdade.
        </Notice>
      </div>
    )}
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton to={url} reload tone="primary" icon="external-link">
        Ir para o Melhor Envio
      </LinkButton>
      <LinkButton to={storePath(slug, '/frete')}>Agora não</LinkButton>
    </div>
  </Card>
)

const Confirm = ({ back: { store, connection, city }, state, code }: Extract<Face, { kind: 'confirm' }>) => (
  <Form>
    <Card title={`Ligar à loja ${store.name}?`}>
      <ul className="list-disc space-y-2 ps-5 text-[0.9375rem]">
        <li>Quem compra nesta loja vê as transportadoras da sua conta, com preço e prazo calculados na hora.</li>
        <li>As etiquetas dos pedidos saem do saldo da sua conta no Melhor Envio.</li>
        <li>
          {connection.from_cep
            ? `Os pacotes saem do CEP ${applyMask('cep', connection.from_cep)}${city ? `, em ${city}` : ''}.`
            : 'Falta o CEP da loja: preencha em Contato para que os preços apareçam.'}
        </li>
        {connection.state !== 'desligada' && <li>A conta que está ligada hoje é trocada por esta.</li>}
      </ul>
    </Card>
    <HiddenField name="state" value={state} />
    <HiddenField name="code" value={code} />
    <FormActions>
      <LinkButton to={storePath(store.slug, '/frete')}>Cancelar</LinkButton>
      <SubmitButton sending="Ligando…">Ligar à loja</SubmitButton>
    </FormActions>
  </Form>
)

const Problem = ({ title, text, slug }: { title: string; text: string; slug: string | null }) => (
  <>
    <Notice tone="error" title={title}>
      {text}
    </Notice>
    <LinkButton to={slug ? storePath(slug, '/frete') : '/vendedor'}>
      {slug ? 'Voltar ao frete' : 'Ver minhas lojas'}
    </LinkButton>
  </>
)
