/** Of what is dear or new: what it is and does, in words of its own, and what it measures, a line each. */
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
}
