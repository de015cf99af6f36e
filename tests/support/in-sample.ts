// Lets all that reads a site read the sample. Imported before the modules that do.
import { sample } from './sites.ts'

Object.assign(process.env, sample.env)
