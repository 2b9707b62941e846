/*
 * Installs WordPress, the plugin and the demo store in the volume /site, which
 * the web server serves, and prints the URL. Started again, it changes nothing
 * that is there. It builds on the local WordPress of `npm start`.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '../bin/cms/database.mjs';
import { fillDemo } from '../bin/cms/demo.mjs';
import { choosePhp } from '../bin/cms/php-engine.mjs';
import { run } from '../bin/cms/processes.mjs';
import { createProgress } from '../bin/cms/progress.mjs';
import { prepareSite } from '../bin/cms/site.mjs';
import { UserError } from '../bin/cms/user-error.mjs';
import { findWooCommerce } from '../bin/testing/woocommerce-source.mjs';

const ATTEMPTS = 120;

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const {
	STOREDECK_PORT: port = '8899',
	STOREDECK_ORDERS: orders = '5000',
	STOREDECK_DATABASE: name = 'storedeck',
	STOREDECK_WEB: web = 'web',
	STOREDECK_MAIL_PORT: mailPort = '8025',
	STOREDECK_WITH_WOOCOMMERCE: withWooCommerce = '',
} = process.env;

/**
 * Calls a function once a second until it succeeds.
 *
 * @template Result
 * @param {string}                what
 * @param {() => Promise<Result>} attempt
 * @return {Promise<Result>} Its result.
 */
async function waitFor( what, attempt ) {
	for ( let count = 1; ; count++ ) {
		try {
			return await attempt();
		} catch ( error ) {
			if ( count === ATTEMPTS ) {
				throw new UserError(
					`${ what } did not respond: ${
						error instanceof Error ? error.message : error
					}`
				);
			}
			await sleep( 1000 );
		}
	}
}

function checkOrders() {
	if ( ! /^\d{1,7}$/.test( orders ) ) {
		throw new UserError(
			`STOREDECK_ORDERS must be a whole number, not "${ orders }".`
		);
	}
	return Number( orders );
}

/** Activates WooCommerce, which takes over the demo store. */
async function activateWooCommerce( engine, wordpress ) {
	for ( const script of [ 'activate.php', 'run-jobs.php' ] ) {
		const { command, args, env } = engine.cli( [
			path.join( root, 'tests/woocommerce/support', script ),
			wordpress,
		] );
		const { code, stdout, stderr } = await run( command, args, { env } );
		if ( code !== 0 ) {
			throw new UserError( `${ script } failed: ${ stdout }${ stderr }` );
		}
	}
}

async function main() {
	const wanted = { orders: checkOrders(), seed: 1 };
	const url = `http://127.0.0.1:${ port }`;
	const token = randomBytes( 24 ).toString( 'base64url' );
	const context = {
		cache: path.join( root, '.cache/cms' ),
		progress: createProgress(),
	};
	const engine = await choosePhp( {
		php: 'native',
		database: 'mysql',
		context,
	} );
	const database = await waitFor( 'The database', async () => {
		const password = await readFile( '/secrets/database-password', 'utf8' );
		/** @type {import('../bin/cms/database.mjs').Database} */
		const server = {
			kind: 'mysql',
			host: 'database',
			port: 3306,
			user: 'storedeck',
			password: password.trim(),
			name,
		};
		await prepareDatabase( server, engine );
		return server;
	} );
	const settings = {
		folder: '/site/store',
		plugin: '/plugin',
		wp: withWooCommerce
			? await findWooCommerce( root, process.env.STOREDECK_WP || null )
			: null,
		database,
		engine,
		context,
		local: { url, token, secret: randomBytes( 24 ).toString( 'hex' ) },
	};
	const site = await prepareSite( settings );
	const wordpress = path.join( settings.folder, 'wordpress' );
	await copyFile(
		path.join( root, 'docker/mu-plugin.php' ),
		path.join( wordpress, 'wp-content/mu-plugins/storedeck-docker.php' )
	);
	const { password } = await fillDemo( settings, site, wanted );
	if ( withWooCommerce ) {
		await activateWooCommerce( engine, wordpress );
	}
	await waitFor( 'The web server', async () => {
		const response = await fetch(
			`http://${ web }:${ port }/wp-login.php`
		);
		if ( ! response.ok ) {
			throw new Error( `status ${ response.status }` );
		}
	} );
	context.progress.line( `
  Storedeck is ready:  ${ url }/?storedeck-login=${ token }
                       (logs in and opens Home)

  WordPress            ${ url }/wp-admin/
  User, password       admin, ${ password }
  Email                http://127.0.0.1:${ mailPort }
` );
}

try {
	await main();
} catch ( error ) {
	if ( ! ( error instanceof UserError ) ) {
		throw error;
	}
	process.stderr.write(
		`\nError: ${ error.message }\n${ error.log ?? '' }\n`
	);
	process.exitCode = 1;
}
