/*
 * Opens random URLs of the app, many of them hostile, with random preferences and
 * saved views, in Chromium on a new site:
 *
 *     npm run soak -- urls [--urls=10000] [--seed=1] [--full=50] [--settle=5]
 *
 * Each is shown by a navigation inside the app, every --full-th by loading the
 * page. Every --settle-th waits until all its data is loaded; the next URL
 * interrupts the others. Fails on an empty page, an uncaught exception, an
 * unhandled rejection, an error boundary, a console error, a request with
 * parameters that the server does not accept, and a server error.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../security/fuzz/random.mjs';
import {
	createPreferences,
	createView,
} from '../security/urls/random-preferences.mjs';
import { createSearch } from '../security/urls/random-url.mjs';
import { runOnSite } from './support/run-on-site.mjs';

const { values } = parseArgs( {
	options: {
		urls: { type: 'string', default: '10000' },
		seed: { type: 'string', default: '1' },
		full: { type: 'string', default: '50' },
		settle: { type: 'string', default: '5' },
	},
} );

const SAVE = `
	$user = get_user_by( 'login', $given['user'] )->ID;
	wp_set_current_user( $user );
	foreach ( $given['preferences'] as $name => $value ) {
		update_user_meta( $user, 'woocommerce_admin_' . $name, wp_slash( $value ) );
	}
	$views = '/storedeck/v1/views';
	foreach ( rest_do_request( new WP_REST_Request( 'GET', $views ) )->get_data() as $view ) {
		rest_do_request( new WP_REST_Request( 'DELETE', $views . '/' . $view['id'] ) );
	}
	$request = new WP_REST_Request( 'POST', $views );
	$request->set_body_params( $given['view'] );
	$view = rest_do_request( $request )->get_data();
	$pin  = isset( $view['id'] ) ? rest_do_request( new WP_REST_Request( 'POST', $views . '/' . $view['id'] . '/pin' ) ) : null;
	return $view['id'] ?? '';
`;

/** Goes to a URL inside the app and describes what it shows. */
async function show( { href, isSettled } ) {
	if ( href ) {
		window.history.pushState( null, '', href );
		window.dispatchEvent( new window.PopStateEvent( 'popstate' ) );
	}
	const wait = ( /** @type {number} */ milliseconds ) =>
		new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
	await wait( 20 );
	const isBusy = () =>
		document.querySelector( '[aria-busy=true], .storedeck-loading' );
	for ( let waited = 0; isSettled && isBusy() && waited < 10_000;  ) {
		await wait( 50 );
		waited += 50;
	}
	const app = document.querySelector( '.storedeck-layout' );
	// Other failures are those of requests.
	const failures = [ ...document.querySelectorAll( '.storedeck-failure' ) ]
		.map( ( { textContent } ) => textContent ?? '' )
		.filter( ( text ) =>
			/^(Could not display|Something went wrong)/.test( text )
		);
	return { text: app?.textContent?.length ?? 0, failures };
}

/**
 * What is meant: the message about a preference that is no JSON, the error of a
 * filter with an option that no longer exists, and failed requests, which are
 * recorded by their status.
 */
const MEANT = /^Error parsing value|is not one of|^Failed to load resource/;

/** Problems by what they are, each with its first URL. */
function createProblems() {
	const kinds = new Map();
	return {
		add( text, where ) {
			if ( MEANT.test( text ) ) {
				return;
			}
			const kind = text.replace( /\d+/g, '#' ).slice( 0, 120 );
			const known = kinds.get( kind );
			if ( ! known ) {
				console.error(
					`\n${ text.slice( 0, 800 ) }\n${ where.slice( 0, 3000 ) }`
				);
			}
			kinds.set( kind, {
				text,
				count: ( known?.count ?? 0 ) + 1,
			} );
		},
		list: () => [ ...kinds.values() ],
	};
}

async function run( signal ) {
	const { openBrowser, openPage } = await import( '../setup/browser.mjs' );
	const { php, site } = await import( '../setup/site.mjs' );
	const random = createRandom( Number( values.seed ) );
	const names = php( 'return Storedeck\\Rest\\User_Preferences::KEYS;' );
	const problems = createProblems();
	const browser = await openBrowser();
	const begin = Date.now();
	let page;
	let faults;
	let context;
	let where = '';
	let opened = 0;
	let requests = 0;

	/** A page in a new process: the memory of thousands of screens is not its own. */
	async function openNewPage() {
		await context?.close();
		( { page, faults, context } = await openPage( browser ) );
		page.setDefaultTimeout( 30_000 );
		page.on( 'response', async ( response ) => {
			const isOurs = /\/wp-json\/(wc-|storedeck|wp\/v2\/users)/.test(
				response.url()
			);
			requests += isOurs ? 1 : 0;
			if (
				isOurs &&
				( response.status() === 400 || response.status() >= 500 )
			) {
				const at = where;
				const text = await response.text().catch( () => '' );
				problems.add(
					`${ response.status() } ${ text.slice( 0, 300 ) }`,
					`${ at }\n  ${ response.url() }`
				);
			}
		} );
	}

	async function open( search, index ) {
		const href = `/wp-admin/admin.php?${ search }`;
		const isFull = index % Number( values.full ) === 0;
		const previous = where.split( '\n' )[ 0 ];
		where = `${ href }\n  after ${ previous }`;
		if ( isFull ) {
			await openNewPage();
			const preferences = createPreferences( random, names );
			const view = createView( random, createSearch( random ) );
			const id = php( SAVE, { user: site.user, preferences, view } );
			await page.addInitScript(
				( text ) =>
					window.sessionStorage.setItem(
						'storedeck-tracked-exports',
						text
					),
				random.pick( [ '{', '[1,null,{}]', '["x"]', 'null', '""' ] )
			);
			const response = await page.goto(
				new URL( `${ href }&view=${ id }`, site.url ).href
			);
			if ( response.status() >= 400 ) {
				problems.add( `The page: ${ response.status() }`, where );
			}
			await page.locator( '.storedeck-layout' ).waitFor();
		}
		const { text, failures } = await page.evaluate( show, {
			href: isFull ? '' : href,
			isSettled: isFull || index % Number( values.settle ) === 0,
		} );
		if ( ! text ) {
			problems.add( 'The page is empty.', where );
		}
		for ( const failure of failures ) {
			problems.add( `Shown: ${ failure }`, where );
		}
		for ( const fault of faults.splice( 0 ) ) {
			problems.add( fault, where );
		}
	}

	while (
		opened < Number( values.urls ) &&
		browser.isConnected() &&
		! signal.aborted
	) {
		const search = createSearch( random );
		try {
			await open( search, opened );
		} catch ( error ) {
			problems.add( `Could not open: ${ error }`, where );
			// The next full load.
			opened +=
				Number( values.full ) - ( opened % Number( values.full ) ) - 1;
		}
		opened++;
		if ( opened % 100 === 0 ) {
			process.stdout.write(
				`\r${ opened } of ${ values.urls } URLs, ${ requests } requests`
			);
		}
	}
	await browser.close();

	const seconds = Math.round( ( Date.now() - begin ) / 1000 );
	console.log(
		`\n${ opened } URLs, ${ requests } requests in ${ seconds } s`
	);
	for ( const { count, text } of problems.list() ) {
		console.error( `${ count } × ${ text.slice( 0, 200 ) }` );
	}
	console.log( `${ problems.list().length } kinds of problems` );
	process.exitCode = problems.list().length ? 1 : 0;
}

await runOnSite( { name: 'urls' }, run );
