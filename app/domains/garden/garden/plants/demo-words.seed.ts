const list = (text: string) => text.split('|')

/** Plant names. */
export const plantNames = list(
  'Lua|Iracema|Capitu|Dona Flor|Jaci|Pretinha|Chica|Açucena|Nanã|Tieta|Cunhã|Serena|Aurora|Moema|Zabelê|Rosinha|Gabriela|Bugra|Maré Alta|Vitória-régia|Coração de Boi|Marajoara|Flor de Maio|Sabiá|Lagoa|Menina do Mar|Caçula|Teimosa|Girassol Falso|Baronesa|Madrinha|Cigana|Estrela da Tarde|Juriti|Pitanga|Quintal nº 2|Vaso azul|Janela da cozinha|Experimento 4|A do canto|Irmã mais nova|Irmã mais velha|Número 3|Clone da Bia|Renascida|Sobrevivente|Tropeira|Cajuína|Manhã de Abril|Brisa|Saudade|Cirandeira|Ventania|Amarelinha|Guará|Bem-te-vi|Boto|Carrapicho|Doce de Leite|Romã|Maria Bonita|Lampião|Feijoada|Quarta-feira|Domingo|Fevereiro|Ladeira|Catavento|Pipa|Cambuí|Jabuticaba|Café Coado|Tangerina|Manacá|Quaresmeira|Ipê Roxo|Bromélia|Xaxim|Samambaia Falsa|Dália|Cacau|Mel de Abelha|Zefa|Tonha|Filomena|Esperança|Pérola|Mangabeira|Fumaça Branca|Baobá|Paineira|Miúda|Grandona|Torta|Chuva de Verão|Orvalho|Pé de Vento|Sereno|Fogo-apagou|Corrupião',
)

/** Suffixes for compound names. */
export const nameEndings = list(
  'da Serra|do Sul|de Abril|da Laje|do Muro|da Roça|do Mato|de Agosto|da Praia|do Norte|da Vila|de Julho',
)

/** Invented genetics, which no seed bank sells, and entries of the library; the popular ones more than once. */
export const geneticNames = list(
  'Serra do Cipó|Manga Espada|Roxa do Agreste|Limão-cravo|Névoa de Minas|Bambuzal|Skunk da Ladeira|Capim-limão Kush|Aurora Gaúcha|Café do Cerrado|Carimbó|Frevo Auto|Chapada CBD|Bossa Nova CBD|Blue Dream|Blue Dream|Blue Dream|Northern Lights|Northern Lights|Northern Lights|White Widow|White Widow|Critical Mass|Critical Mass|OG Kush|OG Kush|Super Lemon Haze|Super Lemon Haze|Jack Herer|AK-47|Gelato|Lowryder|Cannatonic|Skunk #1|Girl Scout Cookies|Sour Diesel',
)

/** One sentence about the place and one about the reason, joined. */
export const placesIndoors = list(
  'Rede na altura do peito e LED dimerizável.|Espaço que era do aspirador, com dois coolers de computador.|No quartinho dos fundos, longe da janela.|Divide o lugar com mais três.|Exaustor de 150 mm e filtro de carvão.|No canto mais fresco do apartamento.|Luz e ar no temporizador, eu só rego.',
)
/** Of who has a robot, and waters living soil. */
export const placesOfRobot = list(
  'Luz e ar ficam com o robô, eu só rego.|Quem cuida do ar e da luz é o Ganzá; a rega é comigo.|O robô segura o clima, e eu rego a cada três dias.|O Ganzá mede e decide, eu fico com o regador.',
)
export const placesOutdoors = list(
  'Quintal com sol da manhã e muro alto.|Varanda do sétimo andar, vento o dia todo.|Estufa de bambu com plástico difusor.|Laje, vaso de 40 L e sombrite nas horas de sol forte.|Canteiro alto no meio das couves.|Sacada virada para o norte, atrás do manjericão.',
)
export const soils = list(
  'Solo vivo que venho reaproveitando há três ciclos.|Coco com perlita, rega todo dia.|Turfa, húmus e um punhado de casca de arroz.|Terra preta do sítio, peneirada e compostada.|Substrato leve, vaso de tecido de 15 L.|Vaso de barro, porque gosto de ver secar.|Coco e perlita 70/30, adubo mineral de duas partes.|Super solo na metade de baixo, leve na de cima.',
)
export const reasons = list(
  'Planto por causa da dor nas costas.|Para a minha mãe dormir melhor.|Quero ver se aguenta o calor daqui.|Terceira geração da mesma família.|Primeiro cultivo depois da autorização.|Teste de topping contra FIM.|Busco um aroma cítrico para o óleo.|Ganhei a muda de um amigo e não conheço a mãe.|Com laudo e receita em dia.|A ideia é colher antes das férias.|Vai ser a minha mãe de clones.|Só água e cobertura, nada de adubo de garrafa.|Desta vez quero anotar cada rega.|',
)
