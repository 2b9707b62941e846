import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../cms/processes.mjs';

const RELEASE = 'bookworm';

/** The image that stands for `debian:bookworm-slim` where images cannot be pulled. */
export const BASE = `localhost/storedeck-debian:${ RELEASE }`;

/** Certificates that this machine trusts in addition, for example of a proxy. */
const CERTIFICATES = '/usr/local/share/ca-certificates';

const DEFAULT_MIRROR = 'http://deb.debian.org/debian';

/** The mirror that apt uses on this machine. */
async function findMirror() {
	const { stdout } = await run( 'apt-get', [
		'indextargets',
		'--format',
		'$(CODENAME) $(COMPONENT) $(REPO_URI)',
		'Identifier: Packages',
	] );
	const [ , mirror = DEFAULT_MIRROR ] =
		stdout.match( new RegExp( `^${ RELEASE } main (\\S+)$`, 'm' ) ) ?? [];
	return mirror;
}

/**
 * Makes a base image from Debian's packages, unless it exists.
 *
 * @param {string}      folder A folder for its files, which is deleted.
 * @param {AbortSignal} signal
 */
export async function ensureDebianBase( folder, signal ) {
	const { code } = await run( 'podman', [ 'image', 'exists', BASE ] );
	if ( code === 0 ) {
		return;
	}
	const system = path.join( folder, 'system' );
	const archive = path.join( folder, 'system.tar' );
	await rm( system, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	try {
		await check( 'debootstrap', [
			'--variant=minbase',
			RELEASE,
			system,
			await findMirror(),
		] );
		const write = ( name, text ) =>
			writeFileSync( path.join( system, 'etc', name ), text );
		// As in Debian's own images: packages are not synced to disk one by one.
		write( 'dpkg/dpkg.cfg.d/fast', 'force-unsafe-io\n' );
		write( 'apt/apt.conf.d/fast', 'Acquire::Languages "none";\n' );
		if ( existsSync( CERTIFICATES ) ) {
			cpSync( CERTIFICATES, path.join( system, CERTIFICATES ), {
				recursive: true,
			} );
		}
		await check( 'tar', [ '-C', system, '-cf', archive, '.' ] );
		await check( 'podman', [ 'import', '--quiet', archive, BASE ] );
	} finally {
		await rm( system, { recursive: true, force: true } );
		await rm( archive, { force: true } );
	}

	async function check( command, args ) {
		const result = await run( command, args, { signal } );
		if ( result.code !== 0 ) {
			throw new Error(
				`${ command } failed: ${ result.stderr || result.stdout }`
			);
		}
	}
}
