import type { IconName } from '#ui/components/icon-names.ts'

/** What one gets; each must be true of the site. */
export const benefits: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'notebook-pen',
    title: 'Anote em dois toques',
    text: 'Rega, poda, foto, pH: é só tocar e conferir. Funciona até sem sinal: fica no celular e sobe depois.',
  },
  {
    icon: 'calendar-check',
    title: 'Saiba o que fazer hoje',
    text: 'A agenda junta as tarefas de cada espaço e avisa quando a fase muda. O que você anota já conta como feito.',
  },
  {
    icon: 'chart-line',
    title: 'Entenda o que funcionou',
    text: 'Fotos, clima, doses e colheita na mesma linha do tempo, da semente ao pote. Na próxima você já sabe.',
  },
]
