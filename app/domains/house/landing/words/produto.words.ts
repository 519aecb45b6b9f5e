import type { LandingWords } from '../landing.view.ts'

export const words: LandingWords = {
  title: 'Ganzá, o robô do cultivo',
  description:
    'Mede temperatura, umidade e VPD, cuida da luz, do ar e da rega, e explica por quê. Veja um funcionando agora.',
  heading: 'Um robô que diz por que fez',
  lead: 'O Ganzá fica na tenda, mede o clima e cuida da luz, do ar e da rega. O que ele decide, ele explica em uma frase. E o que ele mede é seu.',
  image: 'itens/telemetria.svg',
  act: 'Quero um Ganzá',
  anchor: 'contato',
  sold: {
    title: 'Qual combina com o seu espaço',
    text: 'O preço, o frete e o prazo estão na página de cada um.',
    needs: 'Uma tomada e Wi-Fi de 2,4 GHz',
  },
  live: { title: 'Um Ganzá funcionando agora', text: 'Um robô da casa, mostrado a todos. Os números são dele.' },
  points: {
    title: 'O que ele faz',
    list: [
      {
        icon: 'thermometer',
        title: 'Mede sem parar',
        text: 'Temperatura, umidade e VPD, dia e noite. Buraco no gráfico é buraco: ele não inventa leitura.',
      },
      {
        icon: 'wifi-off',
        title: 'Segue sem internet',
        text: 'O modo mora no robô. Caiu a rede, ele continua; quando volta, manda o que mediu.',
      },
      {
        icon: 'bell',
        title: 'Avisa antes',
        text: 'Calor demais, ar seco, silêncio: você recebe o aviso com o que ele já tentou.',
      },
    ],
  },
  questions: [
    {
      ask: 'Quanto custa?',
      sold: 'O que está à venda na loja aparece acima, com o preço.',
      answer:
        'Depende do modelo e do que ele vai cuidar no seu espaço. Deixe o seu contato: uma pessoa responde em até 5 dias, com preço e prazo, e pedir não compromete você a nada.',
    },
    {
      ask: 'Quem vê as leituras do meu robô?',
      answer: 'Só você e quem você convidar. O robô desta página é da casa e foi marcado por nós para aparecer.',
    },
    {
      ask: 'Funciona com os meus equipamentos?',
      answer:
        'Ele liga e desliga tomadas e regula o que aceita nível, como exaustor com controle. Diga no formulário o que você tem.',
    },
    {
      ask: 'E se eu passar o robô adiante?',
      answer: 'Você desvincula e ele esquece você: quem o recebe não lê nada do seu tempo.',
    },
  ],
  form: {
    title: 'Peça o seu',
    text: 'Deixe por onde a gente responde, com preço, prazo e o que combina com o seu espaço.',
    button: 'Quero saber do Ganzá',
    thanks:
      'A gente escreve com preço e prazo em até 5 dias. Se quiser adiantar, meça a sua tenda: largura, fundo e altura.',
    next: { to: '/duvidas/aplicativo-ganza', label: 'Ler como o Ganzá trabalha' },
  },
}
