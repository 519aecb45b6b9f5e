import type { Lines } from './line.seed.ts'

export const semente: Lines = {
  done: [
    ['Sementes no copo d’água desde ontem à noite, no escuro, dentro do armário da cozinha.', [0, 1]],
    ['Coloquei direto no papel toalha úmido, entre dois pratos. Sem pressa.', [0, 1]],
    ['Semente direto na terra, 1 cm de fundo, um borrifo e filme por cima.', [0, 2]],
    ['Usei a pastilha de turfa hidratada com água em pH {ph}.', [0, 2]],
    ['Conferi o papel: umedeci de novo com o borrifador, água a {temp} °C.', [1, 4]],
    ['Anotei lote, data e posição de cada uma num pedaço de fita crepe.', [0, 4]],
  ],
  seen: [
    ['A casquinha já abriu um fio branco.', [1, 4]],
    ['Ainda fechada, mas afundou.', [0, 1]],
    ['Raiz com meio centímetro, bem branca.', [1, 4]],
    ['Semente escura e rajada, daquelas que dão gosto.', [0, 2]],
    ['Deixei em cima do roteador para pegar um calorzinho.', [0, 3]],
  ],
}

export const germinacao: Lines = {
  done: [
    ['Apareceu! Tirei o filme e deixei só a garrafa cortada por cima.', [0, 2]],
    ['Borrifei as paredes da estufinha, nada direto na muda.', [0, 4]],
    ['Passei do papel para o copo de 300 ml, raiz para baixo, sem encostar os dedos.', [0, 1]],
    ['Baixei a luz para {cm} cm porque estava esticando.', [1, 9], 'dentro'],
    ['Levei para a janela de manhã, duas horas de sol fraco.', [2, 9], 'fora'],
    ['Ajudei a soltar a casquinha com uma gota d’água e uma pinça. Coração na mão.', [0, 3]],
    ['Primeira rega de verdade: {agua} em volta do caule, pH {ph}.', [3, 9]],
    ['Abri a tampa meia hora para ir acostumando com o ar.', [3, 9]],
    ['Furei o fundo do copo com ferro quente, tinha esquecido a drenagem.', [1, 6]],
    ['Completei com substrato até perto dos cotilédones para dar firmeza.', [2, 9]],
  ],
  seen: [
    ['Cotilédones abertos, verdinhos.', [1, 5]],
    ['Primeiro par de folhas serrilhadas saindo.', [3, 9]],
    ['Caule arroxeado, acho que é da luz.', [2, 9]],
    ['{temp} °C e {ur} % de umidade na estufinha.'],
    ['Está com {alt} cm e bem ereta.', [3, 9]],
    ['A raiz já aparece na parede do copo transparente.', [5, 9]],
    ['Uma folhinha saiu torta, mas a segunda veio certa.', [3, 9]],
    ['Terra ainda úmida, hoje não reguei.', [2, 9]],
  ],
}
