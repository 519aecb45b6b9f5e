import type { Context } from '#platform/context.ts'

export async function seedDemoPlants(_tx: Context, _people: Map<string, { id: number; nickname: string }>) {}
