import type { LandingWords } from '../landing.view.ts'

export const words: LandingWords = {
  title: 'Consultoria de cultivo',
  description: 'Uma pessoa que ensina olha o seu diário com você e diz o que mudar primeiro.',
  heading: 'Alguém olhando o seu jardim com você',
  lead: 'A folha amarelou e cada grupo diz uma coisa. Na consultoria, uma pessoa só lê o seu diário inteiro (regas, clima, fotos) e diz o que mudar primeiro.',
  image: 'vazios/atualizacoes.svg',
  act: 'Contar o meu caso',
  anchor: 'contato',
  live: { title: 'O que dá para contratar hoje', text: 'Direto da loja, com o preço de agora.' },
  points: {
    title: 'Como funciona',
    list: [
      {
        icon: 'notebook-pen',
        title: 'Parte do seu diário',
        text: 'Você escolhe a planta que quer mostrar. Quem atende lê datas, medidas e fotos, em vez de adivinhar.',
      },
      {
        icon: 'message-circle',
        title: 'Conversa com começo e fim',
        text: 'Encontros marcados, recados entre eles e uma lista curta do que fazer até o próximo.',
      },
      {
        icon: 'lock',
        title: 'Fica entre vocês',
        text: 'O que você mostra na consultoria não aparece na banca, na busca nem para outros alunos.',
      },
    ],
  },
  questions: [
    {
      ask: 'Preciso ter o robô?',
      answer: 'Não. Um termômetro com umidade e um caderno em dia já contam quase tudo.',
    },
    {
      ask: 'E se o problema for urgente?',
      answer:
        'Escreva o que está vendo e desde quando. A equipe responde em até 5 dias; para uma praga que avança, os guias de dúvidas ajudam hoje.',
    },
    {
      ask: 'Posso desistir?',
      answer: 'Sim: até 7 dias depois de comprar, com o dinheiro de volta (art. 49 do Código de Defesa do Consumidor).',
    },
  ],
  form: {
    title: 'Conte o seu caso',
    text: 'Deixe por onde a gente responde. Uma pessoa da equipe pergunta o que falta e diz se a consultoria serve para você.',
    button: 'Quero conversar',
    thanks: 'Uma pessoa da equipe escreve para você em até 5 dias. Se puder, deixe o diário da planta em dia até lá.',
    next: { to: '/duvidas/do-zero-a-colheita', label: 'Ler o guia, fase a fase' },
  },
}
