import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'

/** SQLite's write-ahead log needs memory shared by all processes and honest locks; these have neither. */
const networkTypes =
  /^(?:nfs\d?|cifs|smb\d?|smbfs|afpfs|webdav|afs|9p|ceph|glusterfs|lustre|gpfs|ocfs2|gfs2|beegfs|fuse\.(?:sshfs|glusterfs|s3fs|rclone|davfs|cephfs|gcsfuse))$/

interface Mount {
  path: string
  type: string
}

export class NetworkDiskError extends Error {}

export function refuseNetworkFileSystem(dir: string, mounts: Mount[] = readMounts()): void {
  const path = realpathSync(dir)
  const inside = mounts.filter(
    mount => mount.path === '/' || path === mount.path || path.startsWith(`${mount.path}/`),
  )
  // Of several mounts on one place the last one is seen.
  const mount = inside.reduce<Mount | undefined>(
    (best, next) => (best === undefined || next.path.length >= best.path.length ? next : best),
    undefined,
  )
  if (mount && networkTypes.test(mount.type)) {
    throw new NetworkDiskError(
      `DATA_DIR (${path}) is on a network file system (${mount.type}), where SQLite can lose inquiries; use a local disk, or PostgreSQL with DATABASE_URL.`,
    )
  }
}

function readMounts(): Mount[] {
  try {
    if (process.platform === 'linux') return parseMountInfo(readFileSync('/proc/self/mountinfo', 'utf8'))
    return parseMount(execFileSync('mount', { encoding: 'utf8' }))
  } catch {
    // A system that does not tell its mounts is no reason to refuse.
    return []
  }
}

/** Linux: `36 35 98:0 / /mnt rw,noatime shared:1 - nfs4 server:/path rw`. */
export function parseMountInfo(text: string): Mount[] {
  return text.split('\n').flatMap(line => {
    const [before = '', after = ''] = line.split(' - ')
    const path = before.split(' ')[4]
    const type = after.split(' ')[0]
    if (!path || !type) return []
    return [
      {
        path: path.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))),
        type,
      },
    ]
  })
}

/** macOS: `//user@host/share on /Volumes/share (smbfs, nodev, nosuid)`. */
export function parseMount(text: string): Mount[] {
  return [...text.matchAll(/^.*? on (.+) \(([^,)]+)/gm)].map(([, path = '', type = '']) => ({ path, type }))
}
