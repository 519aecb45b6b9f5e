/** What a robot's firmware knows of what it measures; `device_class` is Home Assistant's. */
type Known = { name: string; unit: string; decimals: number; device_class?: string; icon?: string }

const known: Record<string, Known> = {
  temperature: { name: 'Temperatura', unit: '°C', decimals: 1, device_class: 'temperature' },
  humidity: { name: 'Umidade', unit: '%', decimals: 0, device_class: 'humidity' },
  co2: { name: 'CO₂', unit: 'ppm', decimals: 0, device_class: 'carbon_dioxide' },
  soil_moisture: { name: 'Umidade do solo', unit: '%', decimals: 0, device_class: 'moisture' },
  ppfd: { name: 'PPFD', unit: 'µmol/m²/s', decimals: 0, icon: 'mdi:sun-wireless' },
  leaf_temperature: { name: 'Temperatura da folha', unit: '°C', decimals: 1, device_class: 'temperature' },
}

export const sensorNamed = (key: string): Known => known[key] ?? { name: key, unit: '', decimals: 1 }
