import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../cms/ports.mjs';
import { findEngine } from './engine.mjs';

/** Name of the containers of the tests. */
export const PROJECT = 'storedeck-test';
const ORDERS = 300;

/** A first build of the scripts in a container takes minutes. */
const READY_TIMEOUT_MS = 900_000;

/**
 * Waits until the service `setup` has printed the URL.
 *
 * @param {Awaited<ReturnType<typeof findEngine>>} engine
 * @param {AbortSignal}                            signal
 */
async function readAccess( engine, signal ) {
	const end = Date.now() + READY_TIMEOUT_MS;
	for (;;) {
		signal.throwIfAborted();
		const log = await engine.logs( 'setup' );
		const [ , loginUrl ] = log.match( /is ready: +(\S+)/ ) ?? [];
		const [ , user, password ] =
			log.match( /User, password +(\S+), (\S+)/ ) ?? [];
		if ( loginUrl && password ) {
			return { loginUrl, user, password };
		}
		if ( /^\w*Error\b|npm error/m.test( log ) || Date.now() > end ) {
			throw new Error( `The service setup failed:\n${ log }` );
		}
		await sleep( 1000 );
	}
}

/**
 * Starts docker-compose.yml on free ports, calls `run` with environment
 * variables that describe its store, and removes its containers and data.
 *
 * @param {string}                                               root
 * @param {AbortSignal}                                          signal
 * @param {( env: Record<string, string>, name: string ) => any} run
 */
export async function withComposeSite( root, signal, run ) {
	const engine = await findEngine( root, PROJECT );
	console.log( `Starting docker-compose.yml with ${ engine.name } …` );
	const port = await freePort();
	const mailPort = await freePort();
	const variables = {
		STOREDECK_PORT: String( port ),
		STOREDECK_MAIL_PORT: String( mailPort ),
		STOREDECK_ORDERS: String( ORDERS ),
	};
	const remove = () => engine.compose( variables, [ 'down', '-v' ] );
	await remove();
	try {
		const start = Date.now();
		const status = await engine.up( variables, signal );
		if ( status !== 0 ) {
			throw new Error( `up failed with status ${ status }.` );
		}
		const { loginUrl, user, password } = await readAccess( engine, signal );
		console.log(
			`The store is ready after ${ Math.round(
				( Date.now() - start ) / 1000
			) } s.`
		);
		return await run(
			{
				STOREDECK_SITE: JSON.stringify( {
					url: `http://127.0.0.1:${ port }`,
					user,
					password,
					loginUrl,
					mailUrl: `http://127.0.0.1:${ mailPort }`,
					engine: engine.name,
					project: PROJECT,
					variables,
					db: 'mysql',
					php: 'native',
				} ),
			},
			'docker'
		);
	} finally {
		await remove();
	}
}
