export { expertisePage as officePage } from '../expertise/schema.ts'
