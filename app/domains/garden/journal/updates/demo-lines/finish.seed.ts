import type { Lines } from './line.seed.ts'

export const colheita: Lines = {
  done: [
    [
      'Deixei um dia e meio no escuro antes do corte. Nunca sei se adianta, mas faço. {umido} g úmidos.',
      [0, 2],
      'dentro',
    ],
    ['Cortei hoje cedo, antes de acender a luz. {umido} g úmidos, já sem as folhas grandes.', [0, 2], 'dentro'],
    ['Colhi com o dia ainda escuro: {umido} g úmidos na balança da cozinha.', [0, 2], 'fora'],
    ['Manicure molhada, duas tesouras e quatro horas de conversa com a minha irmã.', [0, 2]],
    ['Colhi só os topos; deixei os de baixo por mais uma semana.', [0, 2]],
    ['Lavei os galhos em três baldes: água com bicarbonato, limão e água limpa.', [0, 2]],
  ],
  seen: [
    ['A tesoura travou de resina três vezes.', [0, 3]],
    ['Nada de mofo por dentro, abri os maiores para conferir.', [0, 3]],
    ['Guardei as folhas de açúcar separadas para a pomada.', [0, 3]],
    ['Tricomas uns 15 % âmbar, do jeito que me ajuda a dormir.', [0, 3]],
  ],
}

export const secagem: Lines = {
  done: [
    ['Pendurada inteira de cabeça para baixo no escuro, {tseca} °C e {useca} %.', [0, 3]],
    ['Separei em galhos e espalhei na rede, sem encostar um no outro.', [0, 3]],
    ['Ventilador no chão virado para a parede, só para o ar andar.', [0, 6]],
    ['Pesei de novo: {seco} g, caiu bastante desde anteontem.', [3, 12]],
    ['Bacia com água no quarto para segurar a umidade em {useca} %.', [1, 8]],
    ['Passei para uma caixa de papelão com furos, para ir mais devagar.', [4, 11]],
    ['Testei um galho fino: dobra, mas ainda não quebra.', [4, 9]],
    ['Os galhos já estalam. Amanhã vai para o vidro.', [8, 14]],
  ],
  seen: [
    ['Por fora crocante, por dentro ainda úmida.', [3, 8]],
    ['O cheiro de grama está indo embora.', [4, 12]],
    ['Higrômetro em {useca} % o dia inteiro.', [1, 12]],
    ['Cheiro de capim nos primeiros dias, normal.', [0, 4]],
    ['Virei os galhos e não achei nenhum ponto escuro.', [2, 12]],
  ],
}

export const cura: Lines = {
  done: [
    ['Vidros cheios até três quartos, um higrômetro em cada um.', [0, 3]],
    ['Abri os potes por 15 minutos. Estavam em {upote} %.', [1, 16]],
    ['Peso final seco: {final} g. Melhor do que o ciclo passado.', [0, 6]],
    ['Troquei um pote que subiu para 68 %: voltou para o papel por seis horas.', [2, 10]],
    ['Agora abro só uma vez por semana.', [15, 60]],
    ['Sachê de 62 % em cada vidro e guardei no fundo do armário.', [10, 45]],
    ['Etiquetei com nome, data de corte e peso.', [0, 20]],
    ['Separei 5 g para comparar com um mês a mais de vidro.', [18, 60]],
    ['Fiz o óleo com 10 g para a dor no joelho da minha mãe.', [20, 70]],
    ['Primeira prova depois de três semanas.', [20, 32]],
  ],
  seen: [
    ['Apareceu um fundo de fruta seca que não existia.', [14, 80]],
    ['Cinza clara e queima por igual.', [20, 80]],
    ['Umidade estável em {upote} % há dias.', [10, 80]],
    ['Ainda um pouco verde no nariz, falta tempo.', [3, 16]],
    ['Mais suave na garganta do que na semana passada.', [20, 80]],
    ['O roxo ficou mais forte depois de seca.', [2, 40]],
    ['Dormi a noite inteira, coisa rara.', [20, 80]],
    ['Para repetir: mesma genética, vaso maior e virar uma semana antes.', [10, 80]],
  ],
}
