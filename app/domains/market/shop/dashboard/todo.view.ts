import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { StoreTodo } from './dashboard.schemas.ts'

export type Task = { key: keyof StoreTodo; text: string; path: string; icon: IconName; urgent?: boolean }

/** What waits, most urgent first; `path` is below the store's desk. */
export function tasksOf(todo: StoreTodo, today: string): Task[] {
  const all: (Task | false)[] = [
    todo.disputes > 0 && {
      key: 'disputes',
      text: plural(todo.disputes, 'disputa espera resposta', 'disputas esperam resposta'),
      path: '/pedidos?state=em_disputa',
      icon: 'gavel',
      urgent: true,
    },
    todo.no_receiver && {
      key: 'no_receiver',
      text: 'Diga para onde vai o dinheiro: sem recebedor aprovado, a loja não publica produtos nem recebe',
      path: '/recebedores',
      icon: 'banknote',
      urgent: true,
    },
    todo.no_freight && {
      key: 'no_freight',
      text: 'Monte o frete: há produtos que precisam de envio e nenhuma forma de entregar',
      path: '/frete',
      icon: 'truck',
      urgent: true,
    },
    todo.late > 0 && {
      key: 'late',
      text: plural(todo.late, 'pedido atrasado: devia ter sido postado', 'pedidos atrasados: deviam ter sido postados'),
      path: '/pedidos?to_send=atrasado',
      icon: 'clock',
      urgent: true,
    },
    todo.to_send > 0 && {
      key: 'to_send',
      text: `${plural(todo.to_send, 'pedido para enviar', 'pedidos para enviar')}${untilWhen(todo.post_by, today)}`,
      path: '/pedidos?to_send=sim',
      icon: 'package',
      urgent: true,
    },
    todo.returns > 0 && {
      key: 'returns',
      text: plural(todo.returns, 'devolução em curso', 'devoluções em curso'),
      path: '/pedidos?returning=sim',
      icon: 'undo-2',
    },
    todo.unread_messages > 0 && {
      key: 'unread_messages',
      text: plural(todo.unread_messages, 'mensagem nova', 'mensagens novas'),
      path: '/contato',
      icon: 'message-circle',
    },
    todo.refused > 0 && {
      key: 'refused',
      text: plural(todo.refused, 'produto recusado: leia o motivo', 'produtos recusados: leia os motivos'),
      path: '/produtos?state=recusado',
      icon: 'circle-x',
    },
    todo.sold_out > 0 && {
      key: 'sold_out',
      text: plural(todo.sold_out, 'opção esgotada', 'opções esgotadas'),
      path: '/produtos?stock=esgotado&state=publicado',
      icon: 'package-open',
    },
    todo.low_stock > 0 && {
      key: 'low_stock',
      text: plural(todo.low_stock, 'opção acabando', 'opções acabando'),
      path: todo.low_option
        ? `/produtos/${todo.low_option.slug}#opcao-${todo.low_option.variant_id}`
        : '/produtos?stock=acabando',
      icon: 'triangle-alert',
    },
    todo.unanswered_reviews > 0 && {
      key: 'unanswered_reviews',
      text: plural(todo.unanswered_reviews, 'avaliação sem resposta', 'avaliações sem resposta'),
      path: '/avaliacoes',
      icon: 'star',
    },
  ]
  return all.filter((task) => task !== false)
}

/** Late ones have a line of their own. */
const untilWhen = (post_by: string | null, today: string) =>
  post_by === null || post_by < today ? '' : post_by === today ? ' hoje' : ` até ${formatDay(post_by, today)}`
