import { statfsSync } from 'node:fs'

/**
 * File systems of which SQLite cannot be sure, by Linux's numbers: its log needs memory shared by all processes, and
 * honest locks. FUSE is among them because sshfs, s3fs and rclone cannot be told from others of it.
 */
const unsafeTypes: Record<number, string> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'SMB',
  4266872130: 'SMB',
  1702057286: 'FUSE',
  16914839: '9P',
  12805120: 'Ceph',
  1397113167: 'AFS',
  198183888: 'Lustre',
  1952539503: 'OCFS2',
  18225520: 'GFS2',
  1196443219: 'GPFS',
}

export class NetworkDiskError extends Error {}

export function refuseNetworkDisk(dir: string, type = statfsSync(dir).type): void {
  const name = process.platform === 'linux' ? unsafeTypes[type] : undefined
  if (name === undefined) return
  throw new NetworkDiskError(
    `DATA_DIR (${dir}) is on a network file system (${name}), where SQLite can lose inquiries; use a local disk, or PostgreSQL with DATABASE_URL.`,
  )
}
