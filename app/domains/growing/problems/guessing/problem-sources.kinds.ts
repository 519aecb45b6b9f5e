/** What the table of problems rests on. */
export const sources = {
  bergmann: 'Bergmann (ed.), Nutritional Disorders of Plants, Gustav Fischer, 1992',
  cockson:
    'Cockson et al. 2019, Characterization of Nutrient Disorders of Cannabis sativa, Applied Sciences 9(20): 4432',
  marschner: 'Marschner (ed.), Marschner’s Mineral Nutrition of Higher Plants, 3rd ed., Academic Press, 2012',
  taiz: 'Taiz et al., Plant Physiology and Development, 6th ed., Sinauer, 2015',
  chandra:
    'Chandra et al. 2008, Photosynthetic response of Cannabis sativa L. to variations in different photosynthetic photon flux densities, temperature and CO₂ conditions, Physiology and Molecular Biology of Plants 14(4): 299–306',
  cranshaw:
    'Cranshaw et al. 2019, Developing Insect Pest Management Systems for Hemp in the United States: A Work in Progress, Journal of Integrated Pest Management 10(1): 26',
  mcpartland: 'McPartland, Clarke & Watson, Hemp Diseases and Pests: Management and Biological Control, CABI, 2000',
  punja2019:
    'Punja et al. 2019, Pathogens and Molds Affecting Production and Quality of Cannabis sativa L., Frontiers in Plant Science 10: 1120',
  punja2021:
    'Punja 2021, Emerging diseases of Cannabis sativa and sustainable management, Pest Management Science 77(9): 3857–3870',
} as const
export type Source = keyof typeof sources
