import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../cms/processes.mjs';
import { ensureRequirements } from '../requirements.mjs';
import { SkippedSuite } from '../results.mjs';
import { runCommand } from '../run-command.mjs';
import { BASE, ensureDebianBase } from './debian-base.mjs';

/** Services of docker-compose.yml without a profile, and the targets of its Dockerfile that they use. */
const SERVICES = [ 'database', 'mail', 'web', 'cron', 'setup' ];
const TARGETS = [ 'database', 'mail', 'web', 'tools' ];

/**
 * Settings of Podman that work without systemd: the limit of open files of this
 * machine, which a container cannot raise, and another runtime.
 */
const describePodman = ( /** @type {string} */ files ) => `[containers]
default_ulimits = [ "nofile=${ files }:${ files }", "nproc=1024:1024" ]

[engine]
runtime = "runc"
`;

/** Files that a container may open at most; npm ci opens more than 1,024. */
const MAX_FILES = 65536;

/** The number of files that a process on this machine may open. */
async function readFileLimit() {
	const { stdout } = await run( 'sh', [ '-c', 'ulimit -Hn' ] );
	const limit = Number( stdout );
	return String( limit > 0 ? Math.min( limit, MAX_FILES ) : MAX_FILES );
}

/**
 * A program that runs docker-compose.yml.
 *
 * @typedef {Object} Engine
 * @property {string}                                                                                                        name    Name for people.
 * @property {( variables: Record<string, string>, signal: AbortSignal ) => Promise<number>}                                 up      Builds images and starts the services. Returns the exit status.
 * @property {( variables: Record<string, string>, args: string[] ) => Promise<import('../../cms/processes.mjs').RunResult>} compose Runs a command of compose.
 * @property {( service: string ) => Promise<string>}                                                                        logs    What a service has printed.
 */

const succeeds = async ( command, args ) =>
	( await run( command, args ) ).code === 0;

/** Docker, if an engine answers that has or can pull the base image. */
async function findDocker( root, project ) {
	const base = process.env.STOREDECK_BASE ?? 'debian:bookworm-slim';
	const isReady =
		( await succeeds( 'docker', [ 'info' ] ) ) &&
		( await succeeds( 'docker', [ 'compose', 'version' ] ) ) &&
		( ( await succeeds( 'docker', [ 'image', 'inspect', base ] ) ) ||
			( await succeeds( 'docker', [ 'pull', '--quiet', base ] ) ) );
	if ( ! isReady ) {
		return null;
	}
	const args = [ 'compose', '-p', project ];
	const inRoot = ( variables ) => ( {
		cwd: root,
		env: { ...process.env, ...variables },
	} );
	/** @type {Engine} */
	const engine = {
		name: 'Docker',
		up: ( variables, signal ) =>
			runCommand( 'docker', [ ...args, 'up', '-d', '--build' ], {
				...inRoot( variables ),
				signal,
			} ),
		compose: ( variables, words ) =>
			run( 'docker', [ ...args, ...words ], inRoot( variables ) ),
		logs: async ( service ) => {
			const { stdout, stderr } = await run(
				'docker',
				[ ...args, 'logs', '--no-color', '--no-log-prefix', service ],
				{ cwd: root }
			);
			return stdout + stderr;
		},
	};
	return engine;
}

/** Podman with a base image of Debian's packages, as root on Debian. */
async function findPodman( root, project ) {
	const missing = await ensureRequirements( [ 'podman' ] );
	if ( missing.podman || process.getuid?.() !== 0 ) {
		return null;
	}
	const folder = path.join( root, '.cache/docker' );
	const config = path.join( folder, 'containers.conf' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( config, describePodman( await readFileLimit() ) );
	const inRoot = ( variables ) => ( {
		cwd: root,
		env: { ...process.env, CONTAINERS_CONF: config, ...variables },
	} );
	const args = [ '-p', project ];
	/** @type {Engine} */
	const engine = {
		name: 'Podman',
		up: async ( variables, signal ) => {
			await ensureDebianBase( folder, signal );
			for ( const target of TARGETS ) {
				const status = await runCommand(
					'podman',
					[
						'build',
						'--quiet',
						'--isolation=chroot',
						'--network=host',
						`--build-arg=BASE=${ BASE }`,
						`--target=${ target }`,
						`--tag=storedeck-${ target }`,
						'docker',
					],
					{ ...inRoot( variables ), signal }
				);
				if ( status !== 0 ) {
					return status;
				}
			}
			// Its output repeats each command of podman.
			const { code, stderr } = await run(
				'podman-compose',
				[ ...args, 'up', '-d', '--no-build', ...SERVICES ],
				{ ...inRoot( variables ), signal }
			);
			if ( code !== 0 ) {
				console.error( stderr );
			}
			return code ?? 1;
		},
		compose: ( variables, words ) =>
			run( 'podman-compose', [ ...args, ...words ], inRoot( variables ) ),
		logs: async ( service ) => {
			const { stdout, stderr } = await run(
				'podman',
				[ 'logs', `${ project }_${ service }_1` ],
				inRoot( {} )
			);
			return stdout + stderr;
		},
	};
	return engine;
}

/**
 * The program that runs docker-compose.yml on this machine.
 *
 * @param {string} root
 * @param {string} project Name of the compose project.
 * @return {Promise<Engine>} The program.
 * @throws {SkippedSuite} If there is none.
 */
export async function findEngine( root, project ) {
	const engine =
		( await findDocker( root, project ) ) ??
		( await findPodman( root, project ) );
	if ( ! engine ) {
		throw new SkippedSuite(
			'No Docker engine answers that can pull images, and Podman needs root on Debian or Ubuntu.'
		);
	}
	return engine;
}
