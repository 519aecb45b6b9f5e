import { formatLongDay, onDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { FreightConnection } from '../freight-desk.schemas.ts'

type Props = { connection: FreightConnection; slug: string; manages: boolean; contact: string }

/** The store's account at Melhor Envio: what it brings, how it stands, and how it is connected. */
export function ConnectionCard({ connection, slug, manages, contact }: Props) {
  const { configured, sandbox, state, connected_at, by, from_cep } = connection
  const connect = (
    <LinkButton to={`/vendedor/aplicar_frete_ml?loja=${slug}`} tone="primary" icon="plug">
      {state === 'desligada' ? 'Ligar minha conta' : 'Ligar de novo'}
    </LinkButton>
  )
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          Melhor Envio
          {state === 'ligada' && <Badge tone="primary">Ligado</Badge>}
          {state === 'caida' && <Badge tone="danger">Precisa ligar de novo</Badge>}
          {configured && sandbox && <Badge tone="amber">Ambiente de testes</Badge>}
        </span>
      }
    >
      <div className="space-y-4 text-[0.9375rem]">
        <p>
          Correios, Jadlog e outras transportadoras, com preço e prazo calculados na hora pelo peso e pelo tamanho do
          que foi comprado. As etiquetas saem do saldo da sua conta no Melhor Envio.
        </p>
        {!configured && (
          <Notice title="Ainda não está disponível neste site">
            Falta a nossa equipe cadastrar o site no Melhor Envio. Enquanto isso, use tabelas próprias e pontos de
            retirada.
          </Notice>
        )}
        {state === 'caida' && configured && (
          <Notice tone="warning" title="A conta parou de responder">
            O acesso venceu ou foi retirado no Melhor Envio. Até você ligar de novo, quem compra não vê essas
            transportadoras.
          </Notice>
        )}
        {connected_at && state === 'ligada' && (
          <p className="text-muted">
            Ligado {onDay(formatLongDay(connected_at))}
            {by && ` por ${by}`}.{from_cep && ` Os pacotes saem do CEP ${applyMask('cep', from_cep)}.`}
          </p>
        )}
        {!from_cep && configured && (
          <Notice
            tone="warning"
            title="Falta o CEP da loja"
            action={
              <LinkButton to={contact} size="sm">
                Preencher
              </LinkButton>
            }
          >
            Sem ele não dá para calcular de onde os pacotes saem.
          </Notice>
        )}
        {manages && configured && (
          <div className="flex flex-wrap gap-3">
            {state !== 'ligada' && connect}
            {state !== 'desligada' && (
              <ConfirmButton
                label="Desligar"
                send={{ form: 'disconnect' }}
                title="Desligar o Melhor Envio?"
                confirm="Desligar"
                box="Sim, quero desligar"
              >
                Quem compra deixa de ver essas transportadoras, e novas etiquetas não podem ser compradas por aqui. As
                que você já comprou continuam valendo. Para retirar o acesso de vez, faça isso também no Melhor Envio.
              </ConfirmButton>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
