export type Discipline = {
  id: string
  title: string
  description: string
  angle: number
  inHouse: boolean
}
