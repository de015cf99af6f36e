export type Encoding = 'br' | 'gzip' | 'identity'

export interface Variant {
  etag: string
  length: number
  /** Absent for large files, which are streamed from disk. */
  body?: Buffer
}

export interface Variants {
  identity: Variant
  br?: Variant
  gzip?: Variant
}
