// Makes the sample the site that modules read. Import it before them.
import { sample } from './sites.ts'

Object.assign(process.env, sample.env)
