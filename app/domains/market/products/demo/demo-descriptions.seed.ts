/** Of every product: what it is and does, in words of its own, and what it measures, a line each. */
export const demoDescriptions: Record<string, string> = {
  'Painel LED Aurora': `Um painel de placa inteira para o ciclo todo: branco quente e frio, com vermelho profundo para a flor. O dimmer fica na lateral e vai de 10 a 100 %, sem piscar na câmera. Pendure a 60 cm nas mudas e desça até 40 cm na floração.

Área de floração: 60 × 60 cm (120 W), 90 × 90 cm (240 W), 120 × 120 cm (480 W)
PPFD médio a 40 cm: 780, 700 e 780 µmol/m²/s
Eficiência: 2,7 µmol/J
Driver: dimerizável, bivolt, removível
Espectro: 3000 K, 5000 K e 660 nm
Medidas: 30 × 26 cm, 48 × 26 cm e 64 × 54 cm`,
  'Quantum board Sertão 110': `Uma placa só, presa num dissipador de alumínio: sem ventoinha, não faz barulho nenhum. O driver vai com cabo de dois metros, para o calor ficar fora da tenda. É a nossa escolha para armários e para quem dorme ao lado da estufa.

Potência: 110 W
Área: 60 × 60 cm na floração, 80 × 80 cm na vegetação
PPFD médio a 35 cm: 720 µmol/m²/s
Eficiência: 2,7 µmol/J
Driver: externo, com dimmer de 0 a 10 V, bivolt
Medidas: 32 × 24 × 6 cm, 2,1 kg`,
  'Painel de barras Mata Alta 6': `Seis barras espalham a luz até os cantos, por isso dá para deixar perto da copa sem queimar o meio. Ele dobra em dois para passar pela porta e guardar atrás do sofá. As barras são vedadas: aguentam um respingo do pulverizador.

Área de floração: 100 × 100 cm (320 W), 150 × 150 cm (640 W)
PPFD médio a 25 cm: 830 e 740 µmol/m²/s
Eficiência: 2,9 µmol/J
Driver: dimerizável, 127 e 220 V, liga vários em série
Proteção: IP65
Medidas aberto: 90 × 90 cm e 110 × 110 cm, 6 cm de altura`,
  'Base vegetativa Chuva Boa A+B': `Duas partes que só se encontram na água: na parte A vão nitrogênio e cálcio, na parte B fósforo, potássio e micronutrientes. Não deixa pó no fundo, então não entope gotejador. Comece com 1 ml por litro de cada e confira a EC antes de subir.

NPK diluído: 5-2-4
Rende: 1 L de cada parte faz de 330 a 1000 L
Uso: coco e hidroponia; em terra, metade da dose`,
  'Base de floração Chuva Boa A+B': `Segue a base vegetativa quando as primeiras flores aparecem: menos nitrogênio, mais fósforo e potássio. As duas partes entram na água uma de cada vez, com uma boa mexida no meio. Nas duas últimas semanas, diminua a dose até regar só com água.

NPK diluído: 3-5-7
Rende: 1 L de cada parte faz de 330 a 1000 L
Uso: coco e hidroponia; em terra, metade da dose`,
  'Estufa Cerrado': `A lona é grossa o bastante para não vazar luz pelas costuras, e o zíper tem aba por dentro. Os canos de aço encaixam sem ferramenta: uma pessoa monta em meia hora. O fundo sai inteiro para lavar.

Medidas: 60 × 60 × 160 cm, 80 × 80 × 180 cm ou 120 × 120 × 200 cm
Lona: Oxford 600D com mylar que reflete 97 %
Estrutura: aço de 16 mm (19 mm na maior), segura até 40 kg (60 kg na maior)
Saídas de duto: duas de 150 mm (três de 200 mm na maior) e duas telas
Vem com: bandeja, duas alças de luz e faixas para o filtro`,
  'Estufa de berçário': `Em cima ficam as mudas jovens, embaixo as que já esticam, cada andar com a sua porta. A prateleira do meio tira em um minuto, e a estufa vira uma só. Com luz fraca e pouco ar, serve também para secar uma colheita pequena.

Medidas: 90 × 60 × 90 cm, dois andares de 44 cm
Lona: Oxford 420D com mylar que reflete 95 %
Estrutura: aço de 16 mm, segura até 15 kg por andar
Saídas de duto: duas de 100 mm e duas telas`,
  'Exaustor de duto Brisa': `O motor anda em dois rolamentos e quase não se ouve do quarto ao lado. Duas velocidades na chave do corpo: a lenta para a noite, a rápida para o meio-dia. Para escolher, calcule o volume da tenda e troque esse ar sessenta vezes por hora.

Vazão: 190 m³/h (100 mm), 400 m³/h (150 mm), 780 m³/h (200 mm)
Potência: 28, 60 e 110 W
Ruído a 1 m: 34, 39 e 45 dB
Tensão: bivolt na de 100 mm; 127 ou 220 V nas maiores
Comprimento: 23, 29 e 33 cm`,
  'Exaustor EC com controlador': `O controlador lê a temperatura e a umidade dentro da tenda e acelera só o que precisa. O motor EC gasta perto da metade de um comum na mesma vazão. Sem a sonda ele vira um exaustor de dez velocidades, no botão.

Duto: 150 mm
Vazão: até 560 m³/h
Potência: de 6 a 55 W
Ruído a 1 m: de 22 a 41 dB
Controle: dez velocidades, alvo de temperatura e de umidade, sonda com cabo de 3 m
Tensão: bivolt`,
  'Desumidificador compacto': `Na secagem, três dias de chuva bastam para estragar uma colheita: ele puxa a água antes do mofo. O umidostato para em 60 % e liga de novo sozinho. Com o balde cheio, desliga e acende uma luz; se preferir, a mangueira leva a água direto ao ralo.

Retira: até 2 L por dia, a 26 °C e 80 %
Balde: 2,2 L
Potência: 75 W
Ruído: 38 dB
Indicado para: até 15 m²`,
  'Medidor combinado pH, EC e temperatura': `Um aparelho só para as três contas de cada rega, com leitura estável em dez segundos. Quando o eletrodo cansa, você troca só ele, e a calibração fica guardada. Vai no estojo rígido, com as soluções e a tampa que mantém a ponta molhada.

pH: de 0 a 14, resolução de 0,01
EC: de 0 a 20 mS/cm, também em ppm 500 e 700
Temperatura: de 0 a 60 °C, com compensação
Calibração: três pontos de pH, um de EC
Proteção: IP67`,
  'Blumat: cones de irrigação': `O cone de cerâmica sente a terra secar e abre o gotejador sozinho, sem bomba e sem tomada. Basta uma caixa d'água meio metro acima dos vasos. Regule no primeiro dia, confira no terceiro, e viaje.

Vem com: cones, gotejadores, mangueira de 8 mm e de 3 mm
Cada cone: vasos de até 20 L; acima disso, dois
Água: de caixa ou galão, sem adubo orgânico que entupa`,
  'Ganzá Tenda': `O robô para tendas e quartos. Ele lê o ar, o solo e a luz, e liga cada aparelho na hora certa, de dia e de noite. Você vê tudo no celular, e ele avisa quando algo sai do alvo.

Mede: temperatura, umidade, VPD, CO₂, umidade do solo, PPFD e temperatura da folha
Cuida de: luz, exaustor, ventilador, bomba de rega, umidificador e aquecedor
Com intensidade: luz, exaustor e ventilador
Sem internet: segue o modo e guarda até 24 horas de leituras
Precisa de: uma tomada e Wi-Fi de 2,4 GHz`,
  'Ganzá Mini': `O robô para armários e para começar. Ele lê o ar e cuida da luz e do exaustor. Instalar leva dez minutos: ligue na tomada, leia o QR e escolha o modo.

Mede: temperatura, umidade e VPD
Cuida de: luz e exaustor, os dois com intensidade
Sem internet: segue o modo e guarda até 24 horas de leituras
Precisa de: uma tomada e Wi-Fi de 2,4 GHz`,
  'Barra de LED Ipê': `Luz de lado, para os galhos de baixo que o painel não alcança. Prenda no poste da estufa com as presilhas e ligue no mesmo horário da luz de cima.

Potência: 18 W (60 cm), 27 W (90 cm), 36 W (120 cm)
Espectro: 4000 K com 660 nm
Tensão: bivolt, cabo de 1,8 m
Ligação: até quatro barras em série`,
  'Lâmpada vapor de sódio 400 W': `Luz amarela e forte, que muita gente ainda prefere na floração do inverno, porque aquece a estufa. Precisa de reator de 400 W e de bom exaustor: deixe 50 cm até a copa.

Base: E40
Fluxo: 55.000 lm
Área: 100 × 100 cm na floração
Vida útil: troque depois de três ciclos`,
  'Super solo Roça Viva': `Já vem com tudo o que a planta come da muda à colheita: você só põe água. Encha a metade de baixo do vaso com ele e complete com substrato leve, para não queimar a muda.

Leva: húmus, bokashi, farinha de osso, pó de rocha e micorrizas
Descanso: trinta dias antes de ensacar
pH: de 6,3 a 6,8`,
  'Fibra de coco lavada': `Lavada três vezes e tamponada, para não roubar o cálcio da rega. Segura ar mesmo molhada, e aceita rega todo dia.

Condutividade: abaixo de 0,5 mS/cm
pH: de 5,8 a 6,3
Uso: puro com adubo líquido, ou até 40 % na terra`,
  'Perlita expandida média': `Grãos brancos e leves, que abrem caminho para o ar e a água no meio da terra. Umedeça antes de mexer, para não levantar pó.

Grão: de 3 a 5 mm
Uso: de 20 a 30 % do vaso
pH: neutro`,
  'Bokashi de farelos': `Farelo de trigo e arroz, fermentado sem ar com microrganismos que acordam o solo. Espalhe por cima, cubra com palha e regue: em uma semana aparece o branco do fungo bom.

Dose: uma colher de sopa para 10 L de terra, a cada três semanas
NPK: 4-3-2
Guarde: fechado, na sombra, até um ano`,
  'Extrato de algas': `Prensado a frio, conserva os hormônios que fazem a raiz crescer e a planta aguentar o calor. Use na rega ou na folha, sempre com a luz baixa.

Dose: 2 ml por litro, uma vez por semana
Alga: Ascophyllum nodosum
Pare: na terceira semana da floração, se for na folha`,
  'Enraizador Raiz Funda': `Para a semana do transplante e a da muda, quando a raiz ainda procura lugar. Vai na água da rega, junto com a base.

Dose: 1 ml por litro
Leva: ácidos húmicos e fúlvicos, aminoácidos
Rende: 100 ml fazem 100 L`,
  'Micorrizas em pó': `Fungos que moram na raiz e buscam água e fósforo mais longe. Polvilhe no buraco do transplante: só funcionam encostados na raiz.

Dose: meia colher de chá por vaso
Espécies: nove, endomicorrízicas
Cuidado: adubo forte em fósforo atrapalha`,
  'Canteiro de feltro': `Um canteiro inteiro dentro da estufa: a terra é uma só, e as raízes se espalham. Vem com divisórias costuradas, para ficar em pé sem estrutura.

Altura: 30 cm
Terra: 240 L (90 × 90 cm) ou 430 L (120 × 120 cm)
Material: geotêxtil de 400 g, oito alças`,
  'Prato coletor reforçado': `Borda alta e fundo com sulcos, para o vaso não ficar de pé na água. O grande serve de fundo para uma estufa inteira.

Material: polietileno de 3 mm
Borda: 4 cm (40 × 40 cm) ou 8 cm (100 × 100 cm)
Limpeza: água e sabão`,
  'Ventilador de presilha': `Prende em poste de 16 a 25 mm e balança de um lado ao outro, para o ar não parar na copa. Aponte um palmo acima das plantas, nunca direto na folha.

Potência: 15 W (15 cm), 20 W (20 cm)
Velocidades: duas
Giro: 90 graus, com trava
Tensão: bivolt`,
  'Filtro de carvão ativado': `Leito de carvão de quatro centímetros, que segura o cheiro sem frear demais o ar. Ligue no exaustor do mesmo diâmetro e troque a manta de fora a cada ciclo.

Vazão indicada: até 250 m³/h (100 mm) ou 480 m³/h (150 mm)
Dura: de 12 a 18 meses, com umidade abaixo de 70 %
Vem com: duas mantas e abraçadeira`,
  'Refil de carvão peletizado': `Para encher de novo o filtro de tampa aberta, por menos da metade de um novo. Peneire antes, fora de casa, e bata de leve para assentar.

Pélete: 4 mm
Rende: 3 kg enchem um filtro de 100 mm
Origem: casca de coco`,
  'Umidificador ultrassônico 4 L': `Névoa fria para a muda e para os meses secos, sem molhar a folha quando fica no chão. O umidostato para no alvo, e ele desliga sozinho sem água.

Névoa: até 280 ml por hora
Dura: 14 horas no máximo, 30 no médio
Potência: 25 W, bivolt
Água: filtrada, para não deixar pó branco`,
  'Medidor de pH de bolso': `Mergulhe, espere parar e leia: a rega e a drenagem em meio minuto. O eletrodo vive molhado: guarde sempre com três gotas da solução na tampa.

Faixa: de 0 a 14, com erro de 0,05
Calibração: dois pontos, pH 4 e 7
Pilhas: quatro LR44, já dentro`,
  'Medidor de EC e TDS': `Diz quanto de sal há na água, antes e depois de passar pelo vaso. Lê em mS/cm e em ppm, e corrige pela temperatura.

Faixa: de 0 a 20 mS/cm, com erro de 2 %
Proteção: IP67
Pilhas: quatro LR44, já dentro`,
  'Sensor Bluetooth de clima': `Um botão do tamanho de uma moeda grande, que anota temperatura e umidade a cada dez minutos. Chegue perto com o celular, e ele passa tudo o que guardou.

Precisão: 0,3 °C e 3 %
Memória: sessenta dias
Alcance: 20 m, sem parede
Pilha: CR2477, um ano`,
  'Termômetro infravermelho de folha': `A folha quase sempre está mais fria ou mais quente que o ar, e é ela que manda no VPD. Aponte a um palmo, com a luz acesa, e use a média de três folhas.

Faixa: de -20 a 120 °C
Precisão: 0,5 °C entre 15 e 35 °C
Alvo: 2,5 cm a 30 cm de distância
Emissividade: 0,95, fixa`,
  'Kit de gotejamento para oito vasos': `A bomba fica dentro do balde, e cada vaso tem o seu gotejador, que se aperta ou afrouxa à mão. Ligado num temporizador, cuida da rega enquanto você viaja.

Vem com: bomba de 12 W, 10 m de mangueira, oito gotejadores e estacas
Vazão: de 0 a 4 L por hora em cada vaso
Altura: até 1,2 m acima da bomba
Falta: o balde`,
  'Pulverizador de pressão': `Bombeie dez vezes e ele pulveriza sozinho por um minuto, da névoa ao jato. O bico gira para molhar a folha por baixo, onde a praga mora.

Bico: latão, regulável
Alça: de ombro na de 5 L
Lave: depois de cada uso, com água morna`,
  'Rede de secagem': `Cada andar fecha com zíper, e o ar passa por todos os lados. Pendure no escuro, com um ventilador virado para a parede.

Diâmetro: 60 cm
Cabe: até 100 g secos por andar
Guarda: dobra num saco de 25 cm`,
  'Curso Clima, VPD e luz na tenda': `Do termômetro na parede à conta de luz: por que a planta para quando o ar está seco, e o que mexer primeiro. Cada aula acaba com uma tarefa de dez minutos na sua tenda.

Aulas: nove, de 12 a 25 minutos
Precisa de: um termo-higrômetro
Para quem: já fez ou está no primeiro ciclo`,
  'Curso Solo vivo em casa': `Monte um solo que fica melhor a cada ciclo, com o que há na feira e na cozinha. No encontro ao vivo, cada um mostra o seu vaso e tira dúvidas.

Aulas: oito, de 15 a 30 minutos
Encontro: um, de uma hora e meia
Precisa de: um vaso de 20 L ou mais`,
  'Curso Rega e nutrição sem medo': `Quanto regar, quando adubar e o que a água que sai por baixo conta. As receitas saem de uma planilha que vem junto.

Aulas: dez, de 8 a 20 minutos
Vem com: a planilha de receitas
Precisa de: medidor de pH e de EC`,
  'Assinatura Solo do Mês': `Uma caixa por mês para o solo não passar fome: bokashi fresco, palha e um insumo diferente, com um cartão que diz como usar. A primeira sai em até três dias úteis.

Vem: 1 kg de bokashi, 5 L de cobertura e um insumo
Serve: até quatro vasos de 20 L
Dia: sai na primeira semana do mês`,
  'Assinatura de nutrição': `Vegetativo, flor e cálcio com magnésio, na conta certa para os seus vasos. Diga em que fase está, e a caixa muda com ela.

Um espaço: até quatro plantas
Dois espaços: até dez plantas
Dia: sai na segunda semana do mês`,
  'Consultoria de montagem': `Você mostra o canto que tem, e saímos com a lista do que comprar, do que dispensar e de onde vai cada fio. Mande fotos e medidas até um dia antes.

Duração: uma hora, por vídeo
Depois: o plano por escrito em dois dias
Inclui: uma semana de perguntas por mensagem`,
  'Lâmpada de LED Muda Forte E27': `Luz branca para as duas ou três primeiras semanas, no soquete de um abajur. Pendure de 15 a 25 cm acima das mudas, 18 horas por dia, e suba conforme elas crescem. Para a floração ela é fraca.

Soquete: E27, bivolt
Cor: 6500 K
Área: 25 × 25 cm (15 W) ou 35 × 35 cm (25 W)
Cuidado: só em lugar seco, longe do pulverizador`,
  'Temporizador digital de tomada': `Liga e desliga a luz na mesma hora todo dia, também quando falta energia: a bateria guarda o horário. Confira depois de uma queda se ele ainda marca a hora certa.

Programas: oito por dia, de um em um minuto
Carga: até 10 A (1200 W em 127 V, 2200 W em 220 V)
Cuidado: um aparelho por tomada, sem benjamim`,
  'Temporizador analógico': `Um disco com 96 pinos: baixe os das horas em que a luz fica acesa, acerte a hora e pronto. Numa queda de energia o disco para: acerte de novo.

Passo: quinze minutos
Carga: até 10 A (1200 W em 127 V, 2200 W em 220 V)
Ruído: um tique baixo, que se ouve de perto`,
  'Substrato Terra Solta Classic': `Terra pronta e leve para o vegetativo e a flor. Traz adubo para as três primeiras semanas: comece a adubar depois disso, com meia dose.

Leva: turfa, casca de pinus compostada, perlita e calcário
pH: de 5,8 a 6,3
Uma medida: 10 L enchem um vaso de 11 L`,
  'Substrato leve para germinação': `Quase sem adubo, para a raiz nova não queimar. Umedeça antes de encher as células e mude a planta de lugar quando tiver dois ou três pares de folhas.

Leva: turfa fina, vermiculita e pouco calcário
pH: de 5,8 a 6,2
Rende: 5 L enchem a bandeja de cinquenta células`,
  'Chips de coco para drenagem': `Abre espaço para o ar na terra pesada, ou faz uma camada de dois dedos por cima, que segura a umidade. Deixe de molho por uma hora e escorra antes de usar: sai o resto de sal.

Pedaço: de 5 a 10 mm
Uso: de 10 a 20 % do vaso
Dura: dois ou três ciclos`,
  'Vermiculita superfina': `Mineral expandido que guarda água e a devolve aos poucos. Use puro por cima da cova de germinar, ou misturado no substrato das mudas. Abra longe do rosto: o pó irrita.

Grão: de 0,5 a 1 mm
Uso: até 30 % da mistura
pH: de 6,5 a 7,2`,
  'Húmus de minhoca peneirado': `Escuro, úmido e com cheiro de mato. Vai na mistura do vaso, ou dois dedos por cima a cada mês. Não queima a raiz, mas em excesso deixa a terra pesada.

Uso: de 10 a 25 % da mistura, ou uma xícara por vaso de 11 L
Peneira: 4 mm
Guarde: na sombra, com o saco entreaberto, por até seis meses`,
  'Torta de neem micronizada': `O que sobra da prensa do neem, moído: aduba devagar e atrapalha as larvas que vivem na terra. Misture na terra ou espalhe por cima e regue. Use luvas, e deixe longe de peixes e de bichos da casa.

NPK: 4-1-1
Dose: de 3 a 5 g por litro de terra na mistura, ou uma colher de sopa por vaso de 11 L ao mês
Pare: na floração avançada, pelo cheiro`,
  'Cálcio e magnésio Rocha': `Para coco, água de osmose e água mole, em que a folha nova sai torta ou manchada. Vai na água primeiro, antes da base, e mexa bem entre um e outro.

Dose: de 0,5 a 1 ml por litro
Garantias: cálcio 6 %, magnésio 2 %, nitrogênio 5 %
Cuidado: não misture com outro adubo sem água, que empedra`,
  'Redutor de pH': `Ácido fosfórico a 30 %, para baixar o pH da água da rega. Use luvas e óculos, e ponha sempre o ácido na água, nunca a água no ácido. Pingue, mexa, espere um minuto e meça de novo: cada água pede a sua conta.

Dose: de 0,1 a 0,3 ml por litro, depois dos adubos
Respingou: lave com muita água por 15 minutos
Guarde: em pé, trancado, longe de crianças, de água sanitária e do elevador de pH`,
  'Elevador de pH': `Carbonato de potássio dissolvido, para subir o pH da água que ficou ácida demais. Use luvas e óculos: é alcalino e irrita. Vai na água aos poucos, e nunca junto do redutor, que os dois fervem.

Dose: de 0,1 a 0,3 ml por litro
Leva: potássio, que conta na receita
Guarde: fechado, longe de crianças`,
  'Solução de calibração pH 4 e 7': `Para o medidor voltar a dizer a verdade. Ponha um dedo de cada num copinho limpo, comece pelo 7, lave o eletrodo com água destilada e passe ao 4. O que foi usado não volta ao frasco.

Precisão: 0,02, a 25 °C
Calibre: uma vez por mês, ou quando a leitura parecer estranha
Aberto: use em seis meses`,
  'NPK 10-10-10 solúvel': `Nitrogênio, fósforo e potássio em partes iguais, para quem rega com um adubo só. Dissolva em água morna e complete. Comece com a metade da dose e olhe a ponta das folhas.

Dose: 1 g por litro, uma vez por semana
Rende: 500 g fazem 500 L
Falta: cálcio e magnésio, que vão à parte
Cuidado: use máscara ao medir, e guarde seco`,
  'MKP 00-52-34': `Fosfato monopotássico: fósforo e potássio, sem nitrogênio nenhum. Entra da segunda à sexta semana da floração, somado à base. Pese sempre: um pouco a mais trava o zinco e o ferro.

Dose: de 0,3 a 0,5 g por litro
Conta: cada 0,5 g por litro sobe a EC perto de 0,35
Ordem: por último, com o cálcio já bem diluído
Cuidado: puro ele empedra com cálcio`,
  'Sulfato de magnésio': `Para a folha de baixo que amarela entre as veias e fica com as veias verdes. Vai na água da rega, ou na folha, com a luz baixa.

Dose: de 0,3 a 0,5 g por litro na rega; 2 g por litro na folha
Garantias: magnésio 9 %, enxofre 12 %
Guarde: fechado, porque puxa água do ar`,
  'Farinha de osso': `Fósforo e cálcio que a terra solta em meses: misture no solo antes de plantar, porque por cima quase não age. Deixe fora do alcance de cachorro, que acha gostoso.

Dose: de 3 a 5 g por litro de terra
Garantias: fósforo 20 %, cálcio 18 %
Tempo: de dois a quatro meses`,
  'Pó de rocha basáltica': `Rocha moída, com um pouco de tudo o que o solo perde. Age devagar e não queima: vai na mistura, no minhocário ou na composteira. Molhe antes de mexer e use máscara, que o pó faz mal ao pulmão.

Dose: de 5 a 10 g por litro de terra, uma vez por ano
Leva: cálcio, magnésio, ferro e silício
Grão: abaixo de 0,3 mm`,
  'Silício solúvel': `Silicato de potássio, que engrossa a parede das células: o galho fica mais firme. É bem alcalino: vai primeiro na água, sozinho, e o pH se acerta no fim. Use luvas.

Dose: de 0,2 a 0,4 ml por litro, uma vez por semana
Ordem: silício, mexer, base, e então o pH
Pare: duas semanas antes da colheita`,
  'Vaso de feltro Respira': `O ar entra pelos lados e poda a raiz, que não enovela. Seca mais depressa que o de plástico: conte com uma rega a mais por semana. Lave com água e escova, e seque na sombra.

Diâmetro: 20, 25, 30 e 38 cm
Material: geotêxtil de 300 g, duas alças a partir de 11 L
Dura: de quatro a seis ciclos`,
  'Vaso de feltro com alças': `Duas alças largas, costuradas até o fundo, para virar e mudar de lugar o vaso já regado. Levante pelas duas, com as costas retas: o de 25 L passa de 20 kg molhado.

Diâmetro: 25 e 32 cm
Material: geotêxtil de 350 g
Alças: aguentam 40 kg`,
  'Vaso quadrado preto': `Encosta um no outro e não deixa canto vazio na estufa. O fundo tem furos e pés: ponha um prato, e não deixe água parada.

Medidas: 15 × 15 × 20 cm, 20 × 20 × 23 cm e 25 × 25 × 27 cm
Material: polipropileno reciclado
Lave: com água e sabão entre um ciclo e outro`,
  'Vaso air pot': `As pontas furadas deixam o ar secar a raiz que chega à parede, e ela se ramifica por dentro. Regue devagar e pelo meio: na terra seca a água escapa pelos lados.

Diâmetro: 22 e 28 cm
Material: polietileno, abre com um parafuso
Monte: em cinco minutos, sem ferramenta`,
  'Vaso autoirrigável': `A terra puxa a água do reservatório por um pavio. Encha quando a boia descer, e espere a planta pegar: nas duas primeiras semanas regue por cima. Uma vez por mês, lave por cima para levar o sal.

Terra: 8 L
Reservatório: 2 L, de quatro a sete dias
Cuidado: adubo orgânico no reservatório entope o pavio`,
  'Bandeja de germinação com tampa': `Cinquenta células, bandeja de fundo e tampa transparente que guarda a umidade. Abra os respiros quando as primeiras folhas saírem, e tire a tampa em três ou quatro dias.

Medidas: 54 × 28 × 18 cm com a tampa
Célula: 4 × 4 × 5 cm
Lave: com água e um pouco de água sanitária, e enxágue bem`,
  'Jiffy de turfa 36 mm': `Pastilhas que incham na água e viram o vasinho e a terra ao mesmo tempo. Deixe dez minutos em água morna e esprema de leve: úmida, nunca encharcada. A muda vai para o vaso com a rede e tudo.

Seca: 36 × 8 mm
Inchada: 36 × 40 mm
pH: de 5,3 a 6`,
  'Termo-higrômetro com máxima e mínima': `Mostra a temperatura e a umidade de agora e os extremos desde que você zerou: é à noite que a estufa surpreende. Pendure na altura da copa, na sombra da folha.

Faixa: de -10 a 60 °C, de 10 a 99 %
Precisão: 1 °C e 5 %
Sonda: um metro, mede a temperatura de outro lugar
Pilha: uma AAA`,
  'Balança de precisão 0,01 g': `Para pesar adubo em pó e a colheita seca. Ponha num lugar plano, sem vento, ligue e espere o zero. Acima de 500 g ela acusa e pode se estragar.

Capacidade: 500 g, em passos de 0,01 g
Tara: sim, com o pote em cima
Pilhas: duas AAA, já dentro
Vem com: peso de 100 g para conferir`,
  'Balança de gancho 50 kg': `Pese o vaso logo depois de regar e de novo quando a planta pedir água: a diferença diz a hora e a quantidade. Pendure pela alça ou por uma corda, e espere o número parar.

Capacidade: de 0,1 a 50 kg, em passos de 10 g até 10 kg e de 20 g depois
Pilhas: duas AAA, já dentro
Cuidado: não fique com o pé debaixo do vaso`,
  'Regador de bico longo': `O bico de 35 cm passa entre as folhas e deixa a água na terra. Sem chuveirinho, o fio é fino e lento, bom para não abrir buraco.

Capacidade: 2 L, com marcas a cada 250 ml
Material: plástico sem BPA
Lave: depois de regar com adubo`,
  'Tesoura de poda fina': `A ponta fina entra entre as flores e a mola abre sozinha. É para folha e galho de até 4 mm. Limpe com álcool de uma planta para a outra.

Lâmina: 4 cm, inox, curva
Comprimento: 16 cm
Trava: no cabo`,
  'Tesoura de poda reta com teflon': `A lâmina tem uma camada lisa, em que a resina gruda menos: um pano com álcool basta. Não raspe com metal, que risca.

Lâmina: 5 cm, inox, reta
Galho: até 6 mm
Comprimento: 17 cm, serve para canhoto`,
  'Varal de secagem com ganchos': `Pendure galhos ou a planta inteira de cabeça para baixo, sem um encostar no outro. No escuro, com o ar parado perto deles e em movimento no quarto, a 18 °C e 60 %.

Medidas: 80 × 40 cm, dobra ao meio
Ganchos: cinquenta, de inox, removíveis
Carga: até 5 kg, por dois ganchos de teto que não vêm`,
  'Pote de cura hermético': `O vidro âmbar segura a luz, e a borracha segura o cheiro. Encha até três quartos, abra uma vez por dia na primeira semana e depois cada vez menos. Com a umidade acima de 65 %, deixe aberto por umas horas: é aí que o mofo começa.

Cabem: perto de 15 g (500 ml), 30 g (1 L) e 60 g (2 L)
Borracha: sai para lavar, e se troca
Cuidado: não vai ao forno nem ao congelador`,
  'Sachê de umidade 62 %': `Dá e tira umidade até o pote ficar em 62 %. Ponha quando a colheita já estiver seca por fora: ele não seca o que está molhado. Duro como pedra, acabou: troque.

Dose: um de 8 g para cada 30 g, ou um de 67 g para cada 450 g
Dura: de dois a quatro meses
Cuidado: não abra, não molhe, não vai ao micro-ondas`,
  'Caderno do jardim': `Uma página por semana de cada planta, com lugar para rega, pH, altura e o que você viu. O papel aguenta lápis e pingo de água, e o espiral fica aberto na bancada.

Páginas: cem, de 90 g
Medidas: 15 × 21 cm
Vem com: um calendário das luas e uma régua de conversão`,
  'Solo vivo em casa': `Da primeira composteira ao vaso que só pede água: o que misturar, quanto esperar e o que fazer quando algo dá errado. As receitas usam o que há na feira e na casa agropecuária.

Páginas: 168, com desenhos
Medidas: 16 × 23 cm
Para quem: tem ao menos um vaso de 20 L`,
  'Guia de VPD em PDF': `O que o ar tira da folha, em tabelas para a muda, o vegetativo e a flor, e um passo a passo para mexer em uma coisa de cada vez. As tabelas são duas: pela temperatura do ar e pela da folha.

Páginas: 24, para a tela ou para imprimir
Precisa de: um termo-higrômetro`,
  'Planilha de nutrição': `Escolha os adubos, diga quantos litros e em que semana está: ela dá os gramas e os mililitros de cada um e a EC que esperar. Já vem com vinte adubos comuns, e você põe os seus.

Abre: no Google Planilhas e no LibreOffice
Abas: receita, estoque, histórico
Precisa de: a EC da sua água, medida na torneira`,
  'E-book: pragas e doenças': `Vinte e duas pragas, fungos e faltas, com a foto do começo e a do fim, para achar pela folha. De cada uma: o que causa, o que fazer hoje e o que evita que volte, do mais leve ao mais forte.

Páginas: 80, em PDF
Ordem: pelo lugar da planta em que se vê primeiro
Cuidado: na flor, siga a carência do rótulo de cada produto`,
  'Diagnóstico de planta': `Mande cinco fotos, com a luz branca: a planta inteira, a folha por cima e por baixo, a terra e o caule. Conversamos meia hora, e você sai com o que fazer nesta semana e nas duas seguintes. Não é consulta médica nem fala de dose para pessoas.

Duração: trinta minutos, por vídeo
Depois: o plano por escrito no mesmo dia
Ajuda: saber o pH e a EC da última rega`,
  'Composteira de apartamento': `Três baldes, minhocas e o que fazer com a borra de café: do primeiro dia ao primeiro húmus, sem cheiro. As medidas servem para a área de serviço e para a varanda.

Páginas: 96, com desenhos
Medidas: 14 × 21 cm
Ano: 2014`,
  'Botânica para quem planta': `Raiz, folha e flor explicadas pelo que se vê no vaso, com um dicionário no fim. Bom de ter ao lado da bancada, para abrir no meio.

Páginas: 212, com pranchas
Medidas: 16 × 23 cm
Ano: 2009`,
}
