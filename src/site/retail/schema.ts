export { expertisePage as retailPage } from '../expertise/schema.ts'
