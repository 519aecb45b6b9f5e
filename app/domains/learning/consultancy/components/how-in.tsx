import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { Consultancy } from '../slots/consultancy.schemas.ts'

/** For who is no member: what a consultancy is, and what opens it. */
export const HowIn = ({ course, offers }: Pick<Consultancy, 'course' | 'offers'>) => (
  <div className="space-y-6">
    <Card title="Como funciona">
      <ul className="list-disc space-y-2 ps-5">
        <li>Você marca um horário com {course.teacher} e conversa a dois sobre o seu cultivo.</li>
        <li>Dá para desmarcar até 24 horas antes.</li>
        <li>Quem é membro também lê na banca os posts só para a consultoria.</li>
      </ul>
    </Card>
    {offers.length ? (
      <Card title="Como entrar" bare>
        <ul className="divide-y divide-base-300 border-t border-base-300">
          {offers.map(({ id, slug, name, price, in_stock }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
              <div className="min-w-0">
                <Link to={`/loja/${course.store}/${slug}`} className="link link-hover font-semibold break-words">
                  {name}
                </Link>
                <p className="figures text-muted">{formatMoney(price)}</p>
              </div>
              {in_stock ? (
                <LinkButton to={`/loja/${course.store}/${slug}`} tone="primary">
                  Ver na loja
                </LinkButton>
              ) : (
                <span className="text-muted">Esgotada por agora</span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    ) : (
      <Notice title="A consultoria deste curso não está à venda agora">
        Quem já é membro continua com os seus horários.
      </Notice>
    )}
  </div>
)
