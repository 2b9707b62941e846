import { run } from '../../cms/processes.mjs';
import { SkippedSuite } from '../results.mjs';
import { runCommand } from '../run-command.mjs';

const base = process.env.STOREDECK_BASE ?? 'debian:bookworm-slim';

/**
 * Programs that run docker-compose.yml, in the order in which they are tried. Podman
 * runs images that were built as docs/docker.md says.
 */
const PROGRAMS = [
	{
		name: 'Docker',
		isReady: `docker info && docker compose version && { docker image inspect ${ base } || docker pull --quiet ${ base }; }`,
		compose: [ 'docker', 'compose' ],
		up: [ 'up', '-d', '--build' ],
		logs: 'docker',
		separator: '-',
	},
	{
		name: 'Podman',
		isReady: [ 'database', 'mail', 'web', 'tools' ]
			.map( ( target ) => `podman image exists storedeck-${ target }` )
			.join( ' && ' ),
		compose: [ 'podman-compose' ],
		// Those without a profile.
		up: [
			...[ 'up', '-d', '--no-build' ],
			...[ 'database', 'mail', 'web', 'cron', 'setup' ],
		],
		logs: 'podman',
		separator: '_',
	},
];

/**
 * The program that runs docker-compose.yml on this machine.
 *
 * @param {string} root
 * @param {string} project Name of the compose project.
 * @throws {SkippedSuite} If there is none.
 */
export async function findEngine( root, project ) {
	for ( const { name, isReady, compose, up, logs, separator } of PROGRAMS ) {
		const { code } = await run( 'sh', [ '-c', isReady ] );
		if ( code === 0 ) {
			const [ command = '', ...first ] = compose;
			const args = [ ...first, '-p', project ];
			const inRoot = ( variables ) => ( {
				cwd: root,
				env: { ...process.env, ...variables },
			} );
			return {
				/** Name for people. */
				name,
				/** Builds images and starts the services. Returns the exit status. */
				up: ( variables, signal ) =>
					runCommand( command, [ ...args, ...up ], {
						...inRoot( variables ),
						signal,
					} ),
				/** Runs a command of compose. */
				compose: ( variables, words ) =>
					run( command, [ ...args, ...words ], inRoot( variables ) ),
				/** What a service has printed. */
				logs: async ( service ) => {
					const container = [ project, service, 1 ].join( separator );
					const printed = await run( logs, [ 'logs', container ] );
					return printed.stdout + printed.stderr;
				},
			};
		}
	}
	throw new SkippedSuite(
		'No Docker engine answers that can pull images, and Podman has no images of Storedeck (see docs/docker.md).'
	);
}
